import { type DialogHTMLAttributes, useLayoutEffect, useRef } from 'react';
import { Announcer } from '../announce.tsx';
import { hasMadeWay, mayMakeWay } from './makeWay.ts';
import './modal.css';

interface Props extends Omit<DialogHTMLAttributes<HTMLDialogElement>, 'open' | 'onCancel' | 'onClose'> {
  /** What the Escape key does; without it the page waits for an answer. */
  readonly onEscape?: () => void;
  /** It makes way for what waits for the reader. */
  readonly yields?: boolean;
}

/**
 * The browser's own dialog: it keeps the focus inside, makes the rest of the page inert and gives the focus back. What is marked with `data-first` has the focus
 * to begin with. Whoever listens hears nothing of what is inert, so that announcements are made in here as well.
 */
export function Modal({ onEscape, yields = false, className = '', children, ...rest }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
    // What the browser takes first may be at the end: one begins to read at the top.
    element?.scrollTo(0, 0);
    const leave = element !== null && yields ? mayMakeWay(element) : null;
    return () => {
      leave?.();
      element?.close();
    };
  }, [yields]);
  return (
    <dialog
      {...rest}
      ref={dialog}
      className={`modal ${className}`}
      onCancel={(event) => {
        event.preventDefault();
        onEscape?.();
      }}
      onClose={() => {
        // A browser closes what refuses twice to be closed.
        const element = dialog.current;
        if (element?.isConnected === true && !hasMadeWay(element)) element.showModal();
      }}
    >
      {children}
      <Announcer />
    </dialog>
  );
}
