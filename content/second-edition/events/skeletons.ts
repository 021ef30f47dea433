import { damage, event, here, spawn } from '@hollow/engine/builders';

export default event({ id: 'skeletons', draw: [spawn('skeletons', here), damage('mental', { dice: 1 })] });
