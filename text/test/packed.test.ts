import { describe, expect, it } from 'vitest';
import { createText, languages, loadHouseWords, packedWords } from '../src/index.ts';
import { isPlain, parse } from '../src/language/icu.ts';
import { packMessage, unpackMessage } from '../src/language/packed.ts';
import { writtenMessages } from '../src/render/written.ts';

describe('A message that was read beforehand', () => {
  it.each(languages())('is the same as when it is read late (%s)', (lang) => {
    const words = loadHouseWords(lang, ['second-edition']);
    const messages = Object.values({ ...words.messages, ...writtenMessages(words) }).filter((line) => !isPlain(line));
    expect(messages.length).toBeGreaterThan(500);
    for (const message of messages) {
      const read = packMessage(message);
      expect(typeof read === 'string' ? read : unpackMessage(read)).toEqual(parse(message));
    }
  });

  it('keeps ordinals and numbers, which are rare', () => {
    const message =
      '{n, selectordinal, one {#st} other {#th}} of {all, number}, {m, plural, offset:1 =0 {none} other {#}}';
    expect(unpackMessage(packMessage(message) as Exclude<ReturnType<typeof packMessage>, string>)).toEqual(
      parse(message),
    );
  });

  it.each(['en', 'qps'])('is said in the same words (%s)', (lang) => {
    const words = loadHouseWords(lang, ['second-edition']);
    const [late, early] = [createText(words), createText(packedWords(words))];
    for (const n of [0, 1, 2]) expect(early.t('play.steps', { n })).toBe(late.t('play.steps', { n }));
    expect(early.list(['a', 'b', 'c'], 'and')).toBe(late.list(['a', 'b', 'c'], 'and'));
    expect(packedWords(words).things.events?.['mystic-slide']).not.toHaveProperty('rules');
    expect(early.missing()).toEqual(late.missing());
  });
});
