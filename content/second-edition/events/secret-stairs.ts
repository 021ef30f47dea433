import {
  $room,
  ask,
  choose,
  clause,
  draw,
  event,
  except,
  here,
  put,
  sameFloor,
  self,
  spawn,
  standing,
} from '@hollow/engine/builders';

export default event({
  id: 'secret-stairs',
  draw: [
    clause('2e.tokens.square', spawn('secret-stairs', here)),
    ask(self, 'room', { from: except(standing, sameFloor(here)), as: 'end' }),
    choose(self, {
      climb: [put(self, $room('end')), spawn('secret-stairs', $room('end')), draw('event')],
      stay: [spawn('secret-stairs', $room('end'))],
    }),
  ],
});
