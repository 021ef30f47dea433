import {
  $room,
  ask,
  choose,
  dice,
  event,
  except,
  here,
  onFloor,
  put,
  roll,
  self,
  spawn,
  standing,
} from '@hollow/engine/builders';

export default event({
  id: 'secret-passage',
  draw: [
    spawn('secret-passage', here),
    roll(dice(3), {
      '6+': [ask(self, 'room', { from: except(standing, here), as: 'end' })],
      '4-5': [ask(self, 'room', { from: except(onFloor('upper'), here), as: 'end' })],
      '2-3': [ask(self, 'room', { from: except(onFloor('ground'), here), as: 'end' })],
      '0-1': [ask(self, 'room', { from: except(onFloor('basement'), here), as: 'end' })],
    }),
    spawn('secret-passage', $room('end')),
    choose(self, { 'go-through': [put(self, $room('end'))], stay: [] }),
  ],
});
