import { type RefObject, useEffect, useRef } from 'react';
import './halo.css';

/** How often the thing is looked for, in milliseconds: the page moves under it. */
const OFTEN = 150;
/** So far the ring stands off, in pixels. */
const OFF = 6;

/** Its middle is in the window, and nothing lies on it but what is part of it. */
function isSeen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && (element.contains(there) || there.closest('.teacher') !== null);
}

/** The first thing that is there and in sight. */
function findTarget(selectors: readonly string[]): Element | null {
  for (const selector of selectors)
    for (const element of document.querySelectorAll(selector)) {
      // What is asked may be longer than its place: the thing comes into sight.
      if (!isSeen(element) && element.closest('.prompt') !== null) element.scrollIntoView({ block: 'nearest' });
      if (isSeen(element)) return element;
    }
  return null;
}

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

interface Props {
  /** Where the thing to press may be found, the likeliest first. */
  readonly targets: readonly string[];
  /** What speaks: it steps aside where it would lie on the thing. */
  readonly speaker: RefObject<HTMLElement | null>;
}

/** A ring round the thing to press. It is drawn over the page and takes no press itself. */
export function Halo({ targets, speaker }: Props) {
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let last: Element | null = null;
    let isAside = false;
    const place = (): void => {
      const found = findTarget(targets);
      const { current: shape } = ring;
      if (shape === null) return;
      if (found !== last) {
        // Sheets lie above the page: the ring is laid on top of whatever is there by now.
        shape.hidePopover();
        if (found !== null) shape.showPopover();
        last = found;
        isAside = false;
      }
      if (found === null) return;
      const box = found.getBoundingClientRect();
      shape.style.left = `${box.left - OFF}px`;
      shape.style.top = `${box.top - OFF}px`;
      shape.style.width = `${box.width + 2 * OFF}px`;
      shape.style.height = `${box.height + 2 * OFF}px`;
      const { current: said } = speaker;
      if (said === null || isAside || !overlap(said.getBoundingClientRect(), box)) return;
      // Once for each thing: where it is in the way on either side, it does not jump to and fro.
      isAside = true;
      said.classList.toggle('is-aside');
    };
    speaker.current?.classList.remove('is-aside');
    place();
    const timer = setInterval(place, OFTEN);
    return () => {
      clearInterval(timer);
      ring.current?.hidePopover();
    };
  }, [targets, speaker]);
  return <div ref={ring} className="halo" aria-hidden="true" popover="manual" />;
}
