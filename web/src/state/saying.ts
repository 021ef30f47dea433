/** What somebody is about to say at a table, and to whom. It lasts as long as the sitting, whatever part of the table is looked at. */
export interface Saying {
  readonly line: string;
  /** Chosen by the speaker: to their own side, and to nobody else. */
  readonly aside: boolean;
  /** The last line that was sent, as long as it may come back. */
  readonly sent: { readonly id: string; readonly line: string } | null;
}

export const SILENT: Saying = { line: '', aside: false, sent: null };

export const afterSpeaking = (saying: Saying, id: string): Saying => ({
  ...saying,
  line: '',
  sent: { id, line: saying.line },
});

/** A line that was refused is given back, unless another has been begun. */
export function giveBack(saying: Saying, refused: string | null): Saying {
  const { sent, line } = saying;
  if (sent === null || sent.id !== refused) return saying;
  return { ...saying, sent: null, line: line === '' ? sent.line : line };
}

/** Who hears it. What was meant for one's own side is said to nobody where the side may not talk. */
export const audienceOf = ({ aside }: Saying, talk: { readonly side: boolean }): 'table' | 'side' | 'nobody' =>
  !aside ? 'table' : talk.side ? 'side' : 'nobody';
