import {
  $room,
  addRoom,
  ask,
  count,
  event,
  exists,
  here,
  is,
  put,
  self,
  set,
  spawn,
  standing,
  v,
  when,
} from '@hollow/engine/builders';

export default event({
  id: 'revolving-wall',
  vars: { rooms: {} },
  draw: [
    ask(self, 'wall', { as: 'wall' }),
    set('rooms', count(standing)),
    addRoom({ beyond: 'wall', floor: here, as: 'beyond' }),
    when(exists($room('beyond')), [
      spawn('wall-switch', here, $room('beyond')),
      when(
        is(count(standing), '>', v('rooms')),
        [put(self, $room('beyond'), { discovered: true })],
        [put(self, $room('beyond'))],
      ),
    ]),
  ],
});
