import { sealOf } from '@hollow/table/promise';
import { useEffect, useRef } from 'react';
import { useGame, usePending, useSession } from '../state/hooks.ts';
import { keepOpened, newOwnWord, recallDeal } from './kept.ts';

/**
 * Before the game, whoever has sat down seals a word for its secret, and opens it when it is asked for. By then everybody who is asked has sealed theirs, and
 * this device keeps their seals: nobody can choose a word knowing this one.
 */
export function useOwnWord(): void {
  const session = useSession();
  const { table, you } = useGame();
  const isUnderWay = usePending().size > 0;
  const hasLooked = useRef(false);
  const tried = useRef('');
  const seat = you?.seat ?? null;
  const isLobby = table?.phase === 'lobby';
  useEffect(() => {
    const promise = table?.promise ?? null;
    if (table === null || !isLobby || seat === null || promise === null || isUnderWay) return;
    const { commitment, seals, words, asked, redrawn } = promise;
    const { id, settings } = table;
    const seal = seals[seat] ?? null;
    const word = recallDeal(id).words[seat];
    const isOwn = word !== undefined && seal === sealOf(commitment, seat, word);
    // Another device of the same seat may have sealed a word that this one does not know: whoever comes last opens theirs.
    const isStrange = seal !== null && !isOwn && !hasLooked.current && asked === null;
    hasLooked.current = true;
    const attempt = (what: string): boolean => {
      const isNew = tried.current !== `${what}/${seat}/${redrawn}/${seal}`;
      tried.current = `${what}/${seat}/${redrawn}/${seal}`;
      return isNew;
    };
    const mayOpen = asked?.includes(seat) === true && asked.every((each) => seals[each] !== null);
    if ((seal === null && asked?.includes(seat) !== false) || isStrange) {
      if (attempt('seal')) session.send({ t: 'seal', seal: sealOf(commitment, seat, newOwnWord(id, seat)) });
    } else if (mayOpen && isOwn && words[seat] === null && attempt('open')) {
      keepOpened(id, seat, promise, settings);
      session.send({ t: 'word', word });
    }
  }, [table, isLobby, seat, isUnderWay, session]);
}
