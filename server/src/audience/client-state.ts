import type { Viewer } from '@hollow/engine';
import { type ClientState, packShares } from '@hollow/protocol';
import { type Moment, publicTable, wireView } from '@hollow/table';
import type { ContentCache } from '../content/content-cache.ts';
import { hauntWords } from '../content/haunt-words.ts';
import type { Presence } from '../presence/presence.ts';

/** As whom somebody looks at a game, and in which language. */
export interface ViewKey {
  readonly viewer: Viewer;
  readonly lang: string;
  /** With the state as the viewer knows it, for bots. */
  readonly known: boolean;
}

/** What is needed beside the game to show it to somebody. */
export interface ClientStateSources {
  readonly content: ContentCache;
  readonly presence: Presence;
}

/** All that a viewer's client holds of a game. Everything about the position comes from `engine.view`. */
export function clientStateOf(moment: Moment, key: ViewKey, { content, presence }: ClientStateSources): ClientState {
  const { game } = moment;
  const view = game === null ? null : game.engine.view(game.state, key.viewer, { reach: true });
  return {
    table: publicTable(moment, key.viewer, presence, content.packNames(moment), view?.position ?? null),
    view: view === null ? null : packShares(wireView(view, key.known)),
    words: view === null || game === null ? null : hauntWords(content.language(game.engine, key.lang), view),
  };
}
