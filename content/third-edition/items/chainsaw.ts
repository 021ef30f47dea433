import * as w from '@hollow/engine/words';

export default w.item({ id: 'chainsaw', tags: ['weapon'], weapon: { trait: 'might', dice: 1 } });
