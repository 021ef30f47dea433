/**
 * Text that people type, by the book of Unicode: any script and any emoji, but nothing that cannot be seen, that turns the direction of what stands beside it, or
 * that piles marks upon marks (UTS 39, section 5.4).
 */

/** Never: control characters, line separators, halves of pairs, signs of private use. */
const FORBIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/u;
/** Signs without a shape of their own: allowed only as parts of what is listed below. */
const SHAPELESS = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/u;
/** More marks on one letter than any language has. */
const TOO_MANY_MARKS = /\p{Mn}{5,}/u;
/** Something to see; the blank pattern of Braille is not. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const BLANK = /[\u2800\uFFFC]/gu;

/** Emoji of several, joined: families, professions, flags of pride and of England. */
const FACE = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?`;
const JOINED_EMOJI = new RegExp(`${FACE}(?:\\u200D${FACE})+`, 'gu');
const TAGGED_FLAG = /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}/gu;
/** A sign that chooses the shape of the one before it: emoji or text, or a form of a Han character. */
const CHOSEN_SHAPE = /([\p{Emoji}\p{Extended_Pictographic}])[\uFE0E\uFE0F]|(\p{Script=Han})[\u{E0100}-\u{E01EF}]/gu;
/** Joiners after the sign that takes a vowel away, as in Hindi and Sinhala (RFC 5892, A.1 and A.2). */
const AFTER_VIRAMA =
  /([\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA\u0F84\u1039\u103A\u17D2\u1A60\u1B44\u1BAA\uA806\uA8C4\uA953\uA9C0\uABED])[\u200C\u200D]/gu;
/** Letters of Arabic script that join to the next one: all but those that only join to the one before, and marks. */
const JOINS_ON = String.raw`(?![\u0621-\u0625\u0627\u0629\u062F-\u0632\u0648\u0671-\u0673\u0675-\u0677\u0688-\u0699\u06C0\u06C3-\u06CB\u06CD\u06CF\u06D2\u06D3\u06D5\p{M}])[\p{Script=Arabic}\p{Script=Syriac}]`;
/** A non-joiner between letters that would join, as in Persian (RFC 5892, A.1). */
const BETWEEN_LETTERS = new RegExp(
  `(${JOINS_ON}\\p{M}*)\\u200C(?=\\p{M}*[\\p{Script=Arabic}\\p{Script=Syriac}])`,
  'gu',
);

/** What is left when everything that is rightly without a shape is taken out. */
const withoutRightfulJoiners = (text: string): string =>
  text
    .replace(TAGGED_FLAG, '\u{1F3F4}')
    .replace(JOINED_EMOJI, '\u{1F46A}')
    .replace(CHOSEN_SHAPE, '$1$2')
    .replace(AFTER_VIRAMA, '$1')
    .replace(BETWEEN_LETTERS, '$1');

/** Whether a text is one that everybody sees as it is. */
export function isPlainText(text: string): boolean {
  const rest = withoutRightfulJoiners(text);
  if (FORBIDDEN.test(rest) || SHAPELESS.test(rest) || TOO_MANY_MARKS.test(rest)) return false;
  return VISIBLE.test(rest.replace(BLANK, ''));
}

/**
 * Two names with the same key look the same, or nearly: written in other forms of the same letters, in capitals, with other spaces or with joiners. Letters of
 * another script that look alike are not caught: the list of them (UTS 39) has thousands, changes every year, and would refuse honest names beside each other;
 * at a table of six, seats have numbers and colours of their own as well.
 */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    // By way of capitals: a sharp s is two, and all forms of a sigma are one.
    .toUpperCase()
    .normalize('NFKC');
