import * as w from '@hollow/engine/words';

export default w.item({ id: 'amulet-of-the-ages', gain: [w.gainEach(1)], lose: [w.loseEach(3)] });
