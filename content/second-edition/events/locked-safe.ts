import { event, here, spawn } from '@hollow/engine/builders';

export default event({ id: 'locked-safe', draw: [spawn('safe', here)] });
