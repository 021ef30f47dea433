import { at, event, here, moveRoom, named, not, self, when } from '@hollow/engine/builders';

const fixed = named('entrance-hall', 'foyer', 'grand-staircase', 'upper-landing', 'basement-landing');

export default event({
  id: 'what-the',
  draw: [when(not(at(self, fixed)), [moveRoom(here, { elsewhere: true })])],
});
