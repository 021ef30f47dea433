import type { Route } from '../../ui/route/route.ts';
import { SittingScreen } from './SittingScreen.tsx';

/** Somebody who looks on without a seat. */
export default function WatchPage({ route }: { readonly route: Extract<Route, { readonly page: 'watch' }> }) {
  return <SittingScreen game={route.id} viewer="public" />;
}
