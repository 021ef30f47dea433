import * as w from '@hollow/engine/words';

export default w.room({ id: 'ballroom', floors: ['ground'], doors: ['N', 'E', 'S', 'W'], symbol: 'omen' });
