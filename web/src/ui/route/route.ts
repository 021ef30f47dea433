/** The pages and their addresses. */
export type Route =
  | { readonly page: 'door' }
  | { readonly page: 'new' }
  | { readonly page: 'join'; readonly code: string }
  | { readonly page: 'game'; readonly id: string }
  | { readonly page: 'watch'; readonly id: string }
  | { readonly page: 'tv'; readonly id: string | null }
  | { readonly page: 'replay'; readonly id: string }
  | { readonly page: 'rules'; readonly clause: string | null }
  | { readonly page: 'cards' }
  | { readonly page: 'learn'; readonly edition: string | null }
  | { readonly page: 'practice' }
  | { readonly page: 'balance' }
  | { readonly page: 'claim'; readonly secret: string }
  | { readonly page: 'mine' }
  | { readonly page: 'lost' };

/** Pages whose address is their name. */
const PLAIN = ['new', 'cards', 'practice', 'balance', 'mine'] as const;

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

export function routeOf(path: string): Route {
  const [first = '', second, third, ...more] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decode);
  const LOST: Route = { page: 'lost' };
  if (more.length > 0) return LOST;
  if (second === undefined) {
    if (first === '') return { page: 'door' };
    if (first === 'rules') return { page: 'rules', clause: null };
    if (first === 'tv') return { page: 'tv', id: null };
    if (first === 'learn') return { page: 'learn', edition: null };
    const plain = PLAIN.find((page) => page === first);
    if (plain !== undefined) return { page: plain };
    return LOST;
  }
  if (first === 'g' && third === 'watch') return { page: 'watch', id: second };
  if (third !== undefined) return LOST;
  if (first === 'join') return { page: 'join', code: second.toUpperCase() };
  if (first === 'g') return { page: 'game', id: second };
  if (first === 'tv' || first === 'replay') return { page: first, id: second };
  if (first === 'rules') return { page: 'rules', clause: second };
  if (first === 'learn') return { page: 'learn', edition: second };
  if (first === 's') return { page: 'claim', secret: second };
  return LOST;
}

export function pathOf(route: Route): string {
  switch (route.page) {
    case 'door':
    case 'lost':
      return '/';
    case 'join':
      return `/join/${encodeURIComponent(route.code)}`;
    case 'game':
      return `/g/${encodeURIComponent(route.id)}`;
    case 'watch':
      return `/g/${encodeURIComponent(route.id)}/watch`;
    case 'tv':
      return route.id === null ? '/tv' : `/tv/${encodeURIComponent(route.id)}`;
    case 'replay':
      return `/replay/${encodeURIComponent(route.id)}`;
    case 'rules':
      return route.clause === null ? '/rules' : `/rules/${encodeURIComponent(route.clause)}`;
    case 'learn':
      return route.edition === null ? '/learn' : `/learn/${encodeURIComponent(route.edition)}`;
    case 'claim':
      return `/s/${encodeURIComponent(route.secret)}`;
    default:
      return `/${route.page}`;
  }
}

/** What makes a page another page: nothing of one table is kept for the next. */
export const routeKey = (route: Route): string =>
  'id' in route || route.page === 'join' || route.page === 'learn' ? pathOf(route) : route.page;
