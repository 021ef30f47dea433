import { gain, lose, omen } from '@hollow/engine/builders';

export default omen({ id: 'holy-symbol', gain: [gain('sanity', 2)], lose: [lose('sanity', 2)] });
