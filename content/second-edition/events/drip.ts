import { event, here, spawn } from '@hollow/engine/builders';

export default event({ id: 'drip', draw: [spawn('drip', here)] });
