import { useEffect, useState } from 'react';
import { atServer, type SeatAddress } from '../../net/host.ts';
import { beforeFrame } from '../../state/frame.ts';
import { createSession, type Session } from '../../state/session.ts';

/** A sitting at a table of the server, for as long as the page is open. Null until it is there. */
export function useServerSession({ game, viewer, lang }: SeatAddress): Session | null {
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    const made = createSession(atServer({ game, viewer, lang }), beforeFrame);
    setSession(made);
    return () => {
      made.close();
      setSession(null);
    };
  }, [game, viewer, lang]);
  return session;
}
