import { omen } from '@hollow/engine/builders';

/** No weapon by name, but a means to attack: both sides roll Sanity. */
export default omen({ id: 'ring', weapon: { trait: 'sanity', damage: 'mental' } });
