import * as w from '../../src/builders/index.ts';

const startPieces = [
  w.room({
    id: 'gate',
    floors: ['street'],
    doors: ['N', 'E', 'W'],
    tags: ['front-door'],
    start: { x: 0, y: 0, tile: 'front' },
  }),
  w.room({
    id: 'stair-foot',
    floors: ['street'],
    doors: ['S', 'N'],
    start: { x: 0, y: -1, tile: 'front' },
    links: [{ to: 'stair-head' }],
  }),
  w.room({ id: 'well-bottom', floors: ['cellar'], doors: ['N', 'E', 'S'], start: { x: 0, y: 0 } }),
  w.room({ id: 'stair-head', floors: ['loft'], doors: ['N', 'E', 'S', 'W'], start: { x: 0, y: 0 } }),
  w.room({
    id: 'cloud-step',
    floors: ['sky'],
    doors: ['N', 'W'],
    start: { x: 0, y: 0 },
    links: [{ to: 'stair-head' }],
  }),
];

const stack = [
  /** A barrier: two sides, crossed by a roll. */
  w.room({
    id: 'rope-bridge',
    floors: ['cellar', 'loft'],
    doors: ['E', 'W'],
    parts: [
      ['E', 'N'],
      ['W', 'S'],
    ],
    rules: {
      sway: { on: 'turn.offer', do: [w.roll(w.trait('pace'), { '2+': [w.cross()], '0-1': [w.end('movement')] })] },
    },
  }),
  /** One door for all, and a chamber that only an open lock lets one into. */
  w.room({
    id: 'strongroom',
    floors: ['cellar', 'street'],
    doors: ['N', 'E'],
    symbol: 'ear',
    parts: [['N', 'E', 'W'], ['S']],
    arrive: 0,
    vars: { open: {} },
    rules: {
      lock: {
        on: 'turn.offer',
        needs: [w.is(w.v('open'), '=', 0)],
        do: [w.roll(w.trait('wits'), { '4+': [w.set('open', 1), w.draw('charm', 2)], '0-3': [w.end('movement')] })],
      },
    },
  }),
  /** Goes where it likes, with everybody in it. */
  w.room({
    id: 'basket',
    floors: ['cellar', 'street', 'loft', 'sky'],
    doors: ['N'],
    tags: ['asks-for-a-roll'],
    rules: {
      lift: {
        on: 'enter.after',
        limit: 'turn',
        do: [
          w.roll(w.dice(2), {
            '4+': [w.moveRoom(w.thisRoom, { floors: ['sky', 'loft'] })],
            '2-3': [w.moveRoom(w.thisRoom, { elsewhere: true })],
            '0-1': [
              w.moveRoom(w.thisRoom, { mayStay: true }),
              w.eachOne(w.charactersIn(w.thisRoom), [w.damage('flesh', { dice: 1 })]),
            ],
          }),
        ],
      },
      'sit-still': { on: 'turn.after', when: w.not(w.moved), do: [w.moveRoom(w.thisRoom, { floors: ['cellar'] })] },
    },
  }),
  w.room({
    id: 'brambles',
    floors: ['street'],
    doors: ['N', 'E', 'S', 'W'],
    symbol: 'knot',
    tags: ['asks-for-a-roll'],
    rules: { thorns: { on: 'leave.before', do: [w.roll(w.trait('grip'), { '2+': [], '0-1': [w.lose('pace')] })] } },
  }),
  w.room({
    id: 'font',
    floors: ['loft', 'sky'],
    doors: ['N', 'S'],
    symbol: 'ear',
    rules: { drink: { on: 'turn.after', limit: 'game', do: [w.gain('wits')] } },
  }),
  /** A way down that is no door. */
  w.room({ id: 'ladder', floors: ['street'], doors: ['N', 'S'], symbol: 'knot', links: [{ to: 'well-bottom' }] }),
  w.room({
    id: 'bay',
    floors: ['street', 'loft'],
    doors: ['S', 'W'],
    windows: ['N'],
    symbol: 'ear',
    rules: {
      'look-out': {
        on: 'turn.offer',
        needs: [w.isIn(w.thisRoom, w.withWindow)],
        do: [w.look(w.self, 'rooms', 2, { reorder: true })],
      },
    },
  }),
  w.room({ id: 'closet', floors: ['cellar'], doors: ['N'] }),
  w.room({ id: 'cupboard', floors: ['cellar', 'street'], doors: ['S'], symbol: 'knot' }),
  w.room({ id: 'crate', floors: ['sky'], doors: ['E'] }),
  w.room({ id: 'chest', floors: ['sky', 'loft'], doors: ['W'], symbol: 'ear' }),
  /** The floor gives way for the first who comes; later one may jump. */
  w.room({
    id: 'trap',
    floors: ['street', 'loft', 'sky'],
    doors: ['N', 'E', 'S', 'W'],
    vars: { sprung: {} },
    rules: {
      spring: {
        on: 'enter.after',
        when: w.all(w.discovered, w.is(w.v('sprung'), '=', 0)),
        do: [
          w.set('sprung', 1),
          w.addRoom({
            floor: 'cellar',
            as: 'below',
            none: [w.ask(w.self, 'room', { from: w.onFloor('cellar'), as: 'known' })],
          }),
          w.when(
            w.exists(w.$room('below')),
            [w.spawn('slide', w.here, w.$room('below')), w.put(w.self, w.$room('below'), { discovered: true })],
            [w.put(w.self, w.$room('known'))],
          ),
        ],
      },
    },
  }),
  w.room({ id: 'tunnel', floors: ['cellar'], doors: ['N', 'S'], symbol: 'ear' }),
  w.room({
    id: 'gallery',
    floors: ['loft'],
    doors: ['E', 'W'],
    symbol: 'knot',
    rules: {
      leap: {
        on: 'turn.offer',
        limit: 'none',
        needs: [w.inHouse('brambles')],
        do: [w.put(w.self, w.named('brambles'), { symbol: false }), w.damage('whole', 1)],
      },
    },
  }),
  w.room({ id: 'nest', floors: ['sky'], doors: ['N', 'E'], symbol: 'knot' }),
  /** Every step out of it costs two. */
  w.room({
    id: 'mud',
    floors: ['street', 'cellar'],
    doors: ['N', 'E', 'S'],
    symbol: 'ear',
    rules: { sticky: { on: 'cost', value: 1 } },
  }),
  w.room({ id: 'rafters', floors: ['loft'], doors: ['N', 'E'], symbol: 'ear' }),
];

export const testRooms = [...startPieces, ...stack];
