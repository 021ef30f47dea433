import type { Route } from '../../ui/route/route.ts';
import { Sitting } from './Sitting.tsx';

/** Somebody who looks on without a chair. */
export default function WatchPage({ route }: { readonly route: Extract<Route, { readonly page: 'watch' }> }) {
  return <Sitting game={route.id} viewer="public" />;
}
