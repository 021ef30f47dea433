import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { placeBeside } from './popup.ts';
import './popup.css';

interface Props {
  /** What is pressed to open it. */
  readonly button: ReactNode;
  readonly buttonClass: string;
  /** For a button that shows no words. */
  readonly buttonLabel?: string;
  readonly className: string;
  /** A menu takes the focus to its first line, and arrows go up and down in it. */
  readonly kind?: 'menu' | 'note';
  readonly label?: string;
  readonly children: (close: () => void) => ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Lays an open sheet beside its button, and takes the focus to the first line of a menu. */
function usePlacing(open: boolean, from: RefObject<HTMLElement | null>, sheet: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    // Measured only when it is there: asking where a button lies makes the browser lay out the page.
    const [at, own] = open ? [from.current, sheet.current] : [null, null];
    if (at === null || own === null) return;
    const { left, top } = placeBeside(at.getBoundingClientRect(), own.getBoundingClientRect(), {
      w: window.innerWidth,
      h: window.innerHeight,
    });
    own.style.left = `${left}px`;
    own.style.top = `${top}px`;
    own.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, [open, from, sheet]);
}

/** Where the sheet stands in the page: outside of an open dialog everything is inert. Null until somebody comes near: sentences are full of words that are never asked about. */
function useHome(from: RefObject<HTMLElement | null>, sheet: RefObject<HTMLElement | null>) {
  const [home, setHome] = useState<Element | null>(null);
  const near = (): void => setHome(from.current?.closest('dialog') ?? document.body);
  const asked = useRef(false);
  useLayoutEffect(() => {
    if (home === null || !asked.current) return;
    asked.current = false;
    sheet.current?.showPopover();
  }, [home, sheet]);
  /** Pressed by something that neither points nor has the focus, such as a screen reader. */
  const press = (): void => {
    if (home !== null) return;
    asked.current = true;
    near();
  };
  return { home, near, press };
}

/** A press beside an open sheet closes it and does nothing else: on the house, or by a finger, the click that follows is not passed on. */
function useNothingElse(
  open: boolean,
  from: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!open) return;
    const swallow = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    // A press that became no click must not cost the next one.
    const disarm = (): void => document.removeEventListener('click', swallow, true);
    const down = ({ target, pointerType }: PointerEvent): void => {
      if (!(target instanceof Element) || sheet.current?.contains(target) || from.current?.contains(target)) return;
      if (pointerType === 'mouse' && target.closest('.house') === null) return;
      document.addEventListener('click', swallow, { capture: true, once: true });
      document.addEventListener('pointerdown', disarm, { capture: true, once: true });
    };
    document.addEventListener('pointerdown', down, true);
    return () => document.removeEventListener('pointerdown', down, true);
  }, [open, from, sheet]);
}

/** Arrows go up and down in a menu. */
const stepIn =
  (sheet: RefObject<HTMLElement | null>) =>
  (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    const lines = [...(sheet.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
    const now = lines.indexOf(document.activeElement as HTMLElement);
    lines[(now + step + lines.length) % lines.length]?.focus();
    event.preventDefault();
  };

/** A small sheet at a button: the browser's own popover. Escape, a tap beside it and another popup close it. */
export function Popup({ button, buttonClass, buttonLabel, className, kind = 'note', label, children }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const from = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const { home, near, press } = useHome(from, sheet);
  usePlacing(open, from, sheet);
  useNothingElse(open, from, sheet);
  const close = (): void => sheet.current?.hidePopover();
  return (
    <>
      <button
        ref={from}
        type="button"
        className={buttonClass}
        popoverTarget={home === null ? undefined : id}
        onPointerEnter={near}
        onFocus={near}
        onClick={press}
        aria-expanded={open}
        {...(kind === 'menu' ? { 'aria-haspopup': 'menu' as const } : {})}
        {...(buttonLabel === undefined ? {} : { 'aria-label': buttonLabel, title: buttonLabel })}
      >
        {button}
      </button>
      {home !== null &&
        createPortal(
          <div
            ref={sheet}
            id={id}
            popover="auto"
            className={`popup panel ${className}`}
            onToggle={(event) => setOpen(event.newState === 'open')}
          >
            {open &&
              (kind === 'menu' ? (
                <div role="menu" tabIndex={-1} aria-label={label ?? buttonLabel} onKeyDown={stepIn(sheet)}>
                  {children(close)}
                </div>
              ) : (
                <section aria-label={label ?? buttonLabel}>{children(close)}</section>
              ))}
          </div>,
          home,
        )}
    </>
  );
}
