import * as w from '@hollow/engine/words';

export default w.item({ id: 'axe', tags: ['weapon'], weapon: { trait: 'might', dice: 1 } });
