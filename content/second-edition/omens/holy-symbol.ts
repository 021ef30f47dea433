import * as w from '@hollow/engine/words';

export default w.omen({ id: 'holy-symbol', gain: [w.gain('sanity', 2)], lose: [w.lose('sanity', 2)] });
