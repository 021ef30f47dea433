import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

interface Props {
  /** What all of them are. */
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly label: string }[];
  readonly open: string;
  readonly onOpen: (id: string) => void;
  /** What lies under the open tab. */
  readonly children: ReactNode;
}

const KEYS: Readonly<Record<string, (at: number, n: number) => number>> = {
  ArrowRight: (at, n) => (at + 1) % n,
  ArrowLeft: (at, n) => (at + n - 1) % n,
  Home: () => 0,
  End: (_, n) => n - 1,
};

/** Shelves of which one is open. The Tab key stops at the open one; arrows, Home and End open the others. */
export function Tabs({ label, tabs, open, onOpen, children }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = KEYS[event.key]?.(
      tabs.findIndex((tab) => tab.id === open),
      tabs.length,
    );
    const tab = to === undefined ? undefined : tabs[to];
    if (to === undefined || tab === undefined) return;
    event.preventDefault();
    onOpen(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === open}
            aria-controls={tab.id === open ? `${id}-open` : undefined}
            tabIndex={tab.id === open ? 0 : -1}
            onClick={() => onOpen(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-open`} aria-labelledby={`${id}-${open}`}>
        {children}
      </div>
    </>
  );
}
