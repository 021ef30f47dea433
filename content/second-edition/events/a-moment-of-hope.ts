import { event, here, spawn } from '@hollow/engine/builders';

export default event({ id: 'a-moment-of-hope', draw: [spawn('blessing', here)] });
