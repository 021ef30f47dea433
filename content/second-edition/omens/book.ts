import * as w from '@hollow/engine/words';

export default w.omen({ id: 'book', gain: [w.gain('knowledge', 2)], lose: [w.lose('knowledge', 2)] });
