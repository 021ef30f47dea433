import { item } from '@hollow/engine/builders';

export default item({ id: 'axe', tags: ['weapon'], weapon: { trait: 'might', dice: 1 } });
