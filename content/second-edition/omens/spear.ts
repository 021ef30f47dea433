import { omen } from '@hollow/engine/builders';

export default omen({ id: 'spear', tags: ['weapon'], weapon: { trait: 'might', dice: 2 } });
