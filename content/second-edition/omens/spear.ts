import * as w from '@hollow/engine/words';

export default w.omen({ id: 'spear', tags: ['weapon'], weapon: { trait: 'might', dice: 2 } });
