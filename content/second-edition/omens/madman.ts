import { omen } from '@hollow/engine/builders';

export default omen({ id: 'madman' });
