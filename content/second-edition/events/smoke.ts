import { event, here, spawn } from '@hollow/engine/builders';

export default event({ id: 'smoke', draw: [spawn('smoke', here)] });
