import { useGame } from '../../state/hooks.ts';

/** The address of a table's door. */
const INVITATION = /\/join\/([A-Z]{5,8})\b/;

/** The table that somebody else has laid for another game: they have said so in the chat. */
export function useInvitation(): { readonly code: string; readonly name: string } | null {
  const { entries, you } = useGame();
  for (const entry of entries.toReversed()) {
    if (entry.kind !== 'chat' || entry.seat === you?.seat) continue;
    const code = INVITATION.exec(entry.text)?.[1];
    if (code !== undefined) return { code, name: entry.name };
  }
  return null;
}
