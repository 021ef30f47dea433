import { $room, addRoom, event, put, self } from '@hollow/engine/builders';

export default event({
  id: 'the-walls',
  draw: [addRoom({ as: 'found' }), put(self, $room('found'), { discovered: true })],
});
