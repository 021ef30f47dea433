import { gainEach, item, loseEach } from '@hollow/engine/builders';

export default item({ id: 'amulet-of-the-ages', gain: [gainEach(1)], lose: [loseEach(3)] });
