import { type AnchorHTMLAttributes, type MouseEvent, useSyncExternalStore } from 'react';
import { isOverlaid } from './layers.ts';
import { pathOf, type Route, routeOf } from './route.ts';

const watchers = new Set<() => void>();
const tellAll = (): void => {
  for (const watcher of [...watchers]) watcher();
};

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  window.addEventListener('popstate', watcher);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener('popstate', watcher);
  };
}

const path = (): string => window.location.pathname;

export const usePath = (): string => useSyncExternalStore(subscribe, path);
export const useRoute = (): Route => routeOf(usePath());

/** Goes to a page. `replace` leaves no way back: for addresses that work once. From a sheet the way back leads to the page below it. */
export function go(route: Route, how: 'push' | 'replace' = 'push'): void {
  const to = pathOf(route);
  if (to === path()) return;
  if (how === 'push' && !isOverlaid()) window.history.pushState(null, '', to);
  else window.history.replaceState(null, '', to);
  window.scrollTo(0, 0);
  tellAll();
}

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: Route;
}

/** A link that stays in the page, but opens a new one where the reader asks for it. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (event.defaultPrevented || elsewhere || rest.target === '_blank') return;
    event.preventDefault();
    go(to);
  };
  return <a href={pathOf(to)} onClick={follow} {...rest} />;
}
