import { PACK_FORMAT, type Pack } from '@hollow/engine';
import * as w from '@hollow/engine/words';

/** What the lesson adds to the second edition: one tiny haunt, with a foe to fight and one thing to do. */

/** No other pack has a haunt of this number. */
export const LAST_CANDLE = 990;

const loose = w.piece('shade');
const others = w.except(w.explorers, w.revealer);

const haunt = w.haunt({
  id: 'the-last-candle',
  number: LAST_CANDLE,
  kind: 'traitor',
  traitor: w.revealerThenLeft(w.most(others, w.level(w.it, 'might'))),
  counters: { lit: { to: 1 } },
  monsters: {
    shade: {
      n: 1,
      traits: { speed: 2, might: 1, sanity: 2, knowledge: null },
      defeat: 'die',
      will: [{ seek: w.heroes }],
    },
  },
  setup: { traitor: [w.deploy('shade', { rooms: w.revealRoom })] },
  actions: {
    'light-the-candle': {
      who: w.heroes,
      where: w.named('foyer'),
      needs: [w.not(w.exists(loose))],
      roll: { trait: 'knowledge' },
      pass: 6,
      do: [w.set('lit', 1)],
    },
  },
  wins: {
    heroes: w.is(w.v('lit'), '≥', 1),
    traitor: w.not(w.exists(w.heroes)),
  },
});

const english = {
  pack: { name: 'The lesson', about: 'One small haunt for those who have never been in the house.' },
  haunts: { 'the-last-candle': { name: 'The Last Candle' } },
  pages: {
    'the-last-candle': {
      all: {
        opening:
          'The lamps sink, one after the other, until a single candle is left in the Foyer, and then that is out as well. On the wall beside you your own shadow goes on standing when you move. It has hands, and it is holding something of yours. Behind you Ox laughs, quite softly, at a joke that nobody has told.',
        monsters: { shade: 'Shade' },
        counters: { lit: 'Candles burning' },
      },
      heroes: {
        opening:
          'A shadow that has come loose can be struck, and once it is gone the light will hold. The candle stands in the Foyer. The Book you found says how such a candle is lit. Ox is strong, and he is no longer on your side, so do not stay near him for longer than you must.',
        goal: 'Strike down the Shade, then light the candle in the Foyer.',
        actions: { 'light-the-candle': 'Light the candle' },
        needs: { 'light-the-candle.0': 'the Shade is gone' },
        win: 'The wick takes. The light walks along the walls, and every shadow goes back to its own feet. Ox sits down on the stairs and asks what time it is.',
      },
      traitor: {
        opening:
          'It is much nicer in the dark. The Shade is your friend now; you have always had so few of them. Keep the others from the candle.',
        goal: 'Let no hero live.',
        win: 'Nobody strikes another match.',
      },
    },
  },
} as const;

const names = (haunt: string, shade: object, lit: string) => ({
  haunts: { 'the-last-candle': { name: haunt } },
  pages: { 'the-last-candle': { all: { monsters: { shade }, counters: { lit } } } },
});

export const lastCandle: Pack = {
  id: 'lesson',
  format: PACK_FORMAT,
  extends: 'second-edition',
  haunts: [haunt],
  words: {
    en: english,
    de: names('Die letzte Kerze', { name: 'Schatten', gender: 'm' }, 'Brennende Kerzen'),
    pl: names(
      'Ostatnia świeca',
      { name: 'Cień', gender: 'm3', gen: 'Cienia', dat: 'Cieniowi', acc: 'Cień', ins: 'Cieniem', loc: 'Cieniu' },
      'Płonące świece',
    ),
  },
};
