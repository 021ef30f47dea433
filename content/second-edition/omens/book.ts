import { gain, lose, omen } from '@hollow/engine/builders';

export default omen({ id: 'book', gain: [gain('knowledge', 2)], lose: [lose('knowledge', 2)] });
