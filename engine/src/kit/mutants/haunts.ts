import { HAUNTS } from '../../rules/haunts.ts';

export const HAUNT_DEVIATIONS: typeof HAUNTS = {
  'haunt.count-dead': (players, dead) => players - dead,
  'haunt.bracket': () => 0,
  'glossary.character': () => false,
  'info.announce-actions': () => false,
  'reveal.named-character': () => -1,
  'reveal.tie': (tied, revealer, fromTheLeft) =>
    tied.length < 2
      ? HAUNTS['reveal.tie'](tied, revealer, fromTheLeft)
      : fromTheLeft.findLast((who) => tied.includes(who) && who !== revealer),
  'reveal.no-room': (_named, others, room) => others[Math.max(0, room) % others.length] ?? 0,
  'reveal.one-traitor': () => false,
  'reveal.each-alone': () => false,
  'reveal.alone-book': () => 'heroes',
  'info.openings-public': () => true,
  'two-player.no-secrets': () => true,
  'replay-known': () => false,
  'unplayed-haunt.rule': () => true,
  'unplayed-haunt.next-omen': () => false,
  'unplayed-haunt.nearest-room': () => false,
  'unclear.chance': () => false,
  'unplayed-haunt.shuffles': () => false,
  'unclear.coin': ([first = -1]) => ({ winner: first, how: 'votes' }),
  'hidden.reveal': () => false,
  'hidden.may-stay': () => false,
  'hidden.others-cannot': () => true,
  'hidden.deal': () => false,
  'traitor.rooms': () => false,
  'traitor.ignores-card-damage': () => true,
  'haunt.open-books': () => true,
  'haunt.specific-actions': () => false,
  'haunt.still-explorers': () => false,
  'room.barrier.traitor': () => false,
  'traitor.events': () => false,
  'traitor.events-decision': () => false,
  'traitor.transform': () => false,
};
