import {
  $room,
  addRoom,
  all,
  ask,
  charactersIn,
  cross,
  damage,
  dice,
  discovered,
  draw,
  eachOne,
  end,
  exists,
  gain,
  here,
  inHouse,
  is,
  isIn,
  look,
  lose,
  moved,
  moveRoom,
  named,
  not,
  onFloor,
  put,
  roll,
  room,
  self,
  set,
  spawn,
  thisRoom,
  trait,
  v,
  when,
  withWindow,
} from '../../src/language/builders.ts';

const startPieces = [
  room({
    id: 'gate',
    floors: ['street'],
    doors: ['N', 'E', 'W'],
    tags: ['front-door'],
    start: { x: 0, y: 0, tile: 'front' },
  }),
  room({
    id: 'stair-foot',
    floors: ['street'],
    doors: ['S', 'N'],
    start: { x: 0, y: -1, tile: 'front' },
    links: [{ to: 'stair-head' }],
  }),
  room({ id: 'well-bottom', floors: ['cellar'], doors: ['N', 'E', 'S'], start: { x: 0, y: 0 } }),
  room({ id: 'stair-head', floors: ['loft'], doors: ['N', 'E', 'S', 'W'], start: { x: 0, y: 0 } }),
  room({
    id: 'cloud-step',
    floors: ['sky'],
    doors: ['N', 'W'],
    start: { x: 0, y: 0 },
    links: [{ to: 'stair-head' }],
  }),
];

const stack = [
  /** A barrier: two sides, crossed by a roll. */
  room({
    id: 'rope-bridge',
    floors: ['cellar', 'loft'],
    doors: ['E', 'W'],
    parts: [
      ['E', 'N'],
      ['W', 'S'],
    ],
    rules: {
      sway: { on: 'turn.offer', do: [roll(trait('pace'), { '2+': [cross()], '0-1': [end('movement')] })] },
    },
  }),
  /** One door for all, and a chamber that only an open lock lets one into. */
  room({
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
        needs: [is(v('open'), '=', 0)],
        do: [roll(trait('wits'), { '4+': [set('open', 1), draw('charm', 2)], '0-3': [end('movement')] })],
      },
    },
  }),
  /** Goes where it likes, with everybody in it. */
  room({
    id: 'basket',
    floors: ['cellar', 'street', 'loft', 'sky'],
    doors: ['N'],
    tags: ['asks-for-a-roll'],
    rules: {
      lift: {
        on: 'enter.after',
        limit: 'turn',
        do: [
          roll(dice(2), {
            '4+': [moveRoom(thisRoom, { floors: ['sky', 'loft'] })],
            '2-3': [moveRoom(thisRoom, { elsewhere: true })],
            '0-1': [
              moveRoom(thisRoom, { mayStay: true }),
              eachOne(charactersIn(thisRoom), [damage('flesh', { dice: 1 })]),
            ],
          }),
        ],
      },
      'sit-still': { on: 'turn.after', when: not(moved), do: [moveRoom(thisRoom, { floors: ['cellar'] })] },
    },
  }),
  room({
    id: 'brambles',
    floors: ['street'],
    doors: ['N', 'E', 'S', 'W'],
    symbol: 'knot',
    tags: ['asks-for-a-roll'],
    rules: { thorns: { on: 'leave.before', do: [roll(trait('grip'), { '2+': [], '0-1': [lose('pace')] })] } },
  }),
  room({
    id: 'font',
    floors: ['loft', 'sky'],
    doors: ['N', 'S'],
    symbol: 'ear',
    rules: { drink: { on: 'turn.after', limit: 'game', do: [gain('wits')] } },
  }),
  /** A way down that is no door. */
  room({ id: 'ladder', floors: ['street'], doors: ['N', 'S'], symbol: 'knot', links: [{ to: 'well-bottom' }] }),
  room({
    id: 'bay',
    floors: ['street', 'loft'],
    doors: ['S', 'W'],
    windows: ['N'],
    symbol: 'ear',
    rules: {
      'look-out': {
        on: 'turn.offer',
        needs: [isIn(thisRoom, withWindow)],
        do: [look(self, 'rooms', 2, { reorder: true })],
      },
    },
  }),
  room({ id: 'closet', floors: ['cellar'], doors: ['N'] }),
  room({ id: 'cupboard', floors: ['cellar', 'street'], doors: ['S'], symbol: 'knot' }),
  room({ id: 'crate', floors: ['sky'], doors: ['E'] }),
  room({ id: 'chest', floors: ['sky', 'loft'], doors: ['W'], symbol: 'ear' }),
  /** The floor gives way for the first who comes; later one may jump. */
  room({
    id: 'trap',
    floors: ['street', 'loft', 'sky'],
    doors: ['N', 'E', 'S', 'W'],
    vars: { sprung: {} },
    rules: {
      spring: {
        on: 'enter.after',
        when: all(discovered, is(v('sprung'), '=', 0)),
        do: [
          set('sprung', 1),
          addRoom({
            floor: 'cellar',
            as: 'below',
            none: [ask(self, 'room', { from: onFloor('cellar'), as: 'known' })],
          }),
          when(
            exists($room('below')),
            [spawn('slide', here, $room('below')), put(self, $room('below'), { discovered: true })],
            [put(self, $room('known'))],
          ),
        ],
      },
    },
  }),
  room({ id: 'tunnel', floors: ['cellar'], doors: ['N', 'S'], symbol: 'ear' }),
  room({
    id: 'gallery',
    floors: ['loft'],
    doors: ['E', 'W'],
    symbol: 'knot',
    rules: {
      leap: {
        on: 'turn.offer',
        limit: 'none',
        needs: [inHouse('brambles')],
        do: [put(self, named('brambles'), { symbol: false }), damage('whole', 1)],
      },
    },
  }),
  room({ id: 'nest', floors: ['sky'], doors: ['N', 'E'], symbol: 'knot' }),
  /** Every step out of it costs two. */
  room({
    id: 'mud',
    floors: ['street', 'cellar'],
    doors: ['N', 'E', 'S'],
    symbol: 'ear',
    rules: { sticky: { on: 'cost', value: 1 } },
  }),
  room({ id: 'rafters', floors: ['loft'], doors: ['N', 'E'], symbol: 'ear' }),
];

export const testRooms = [...startPieces, ...stack];
