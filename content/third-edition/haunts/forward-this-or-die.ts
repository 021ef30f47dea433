import * as w from '@hollow/engine/words';

const gremlins = w.piece('gremlin');
const marked = w.withStatus('marked');
const unmarked = w.except(gremlins, marked);
const ready = w.where(gremlins, w.not(w.isStunned(w.it)));
const sent = w.withStatus('sent');
/** Nobody but messages is ever there. */
const messagesIn = (zone: string) => w.except(w.inZone(zone), w.everyone);
/** Of all messages the one with this number is fatal. */
const FATAL = 1;

export default w.haunt({
  id: 'forward-this-or-die',
  number: 17,
  kind: 'traitor',
  traitor: w.revealer,

  counters: { messages: { from: w.byPlayers(6, 5, 4, 3) } },
  pieces: { message: { n: w.byPlayers(6, 5, 4, 3) } },
  monsters: {
    gremlin: {
      n: 3,
      traits: { might: 5, speed: 6, knowledge: 2, sanity: 6 },
      only: w.isIn(w.thisCard, w.where(w.pieces('gremlin'), w.has(w.it, 'marked'))),
      defeat: [w.when(w.has(w.self, 'marked'), [w.kill(w.self)], [w.stun(w.self)])],
    },
  },
  statuses: { marked: {}, sent: { page: 'traitor' } },
  zones: ['unread', 'read'],

  setup: {
    traitor: [
      w.heal(w.allTraits, w.traitor),
      w.deploy('gremlin', { rooms: w.roomOf(w.traitor), n: 3 }),
      w.deploy('message', { rooms: w.roomOf(w.traitor), n: w.byPlayers(6, 5, 4, 3) }),
      w.send(w.piece('message'), 'unread'),
    ],
  },

  actions: {
    'do-research': {
      who: w.heroes,
      where: w.named('tower', 'gallery', 'observatory'),
      needs: [w.exists(unmarked)],
      roll: { trait: 'knowledge' },
      pass: 5,
      do: [w.ask(w.self, 'who', { from: unmarked, as: 'g', question: 'mark' }), w.mark(w.$who('g'), 'marked')],
      fail: [w.damage('mental', 1)],
    },
  },

  procs: {
    blank: [w.send(w.$who('m'), 'read'), w.add('messages', -1), w.tell('blank')],
    fatal: [
      w.tell('fatal'),
      w.send(messagesIn('read'), 'unread'),
      w.set('messages', w.byPlayers(6, 5, 4, 3)),
      w.repeat(2, [w.when(w.exists(w.except(ready, sent)), [w.call('send-one')])]),
      w.repeatWhile(w.all(w.exists(sent), w.not(w.isDead(w.self))), [
        w.ask(w.traitor, 'who', { from: sent, as: 'g', question: { key: 'strike', of: w.self } }),
        w.mark(w.$who('g'), 'sent', false),
        w.attack({ by: w.$who('g'), on: w.self, trait: 'might' }),
      ]),
      w.mark(sent, 'sent', false),
    ],
    'send-one': [
      w.choose(
        w.traitor,
        {
          send: [
            w.ask(w.traitor, 'who', { from: w.except(ready, sent), as: 'g', question: { key: 'leap', of: w.self } }),
            w.mark(w.$who('g'), 'sent'),
            w.put(w.$who('g'), w.here),
          ],
          'hold-back': [],
        },
        { question: { key: 'send', of: w.self } },
      ),
    ],
  },

  rules: {
    'you-have-mail': {
      page: 'traitor',
      on: 'turn.after',
      for: w.heroes,
      when: w.all(w.exists(gremlins), w.is(w.v('messages'), '>', 0)),
      do: [
        w.pick(messagesIn('unread'), 'm'),
        w.when(w.hasNumber(w.$thing('m'), FATAL), [w.call('fatal')], [w.call('blank')]),
      ],
    },
  },

  wins: {
    heroes: w.all(w.isDead(w.traitor), w.gone(gremlins)),
    traitor: w.gone(w.heroes),
  },

  rulings: {
    'beaten-unmarked': { about: ['gremlin'] },
    'nobody-left-to-mark': { page: 'heroes', about: ['do-research'] },
    'up-to-two': { page: 'traitor', about: ['you-have-mail'] },
    'still-forwarding': { page: 'traitor', about: ['you-have-mail'] },
    'open-messages': { about: ['messages'] },
    'one-was-enough': { page: 'traitor', about: ['you-have-mail'] },
  },
});
