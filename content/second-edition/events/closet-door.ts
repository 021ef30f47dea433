import { event, here, spawn } from '@hollow/engine/builders';

export default event({ id: 'closet-door', draw: [spawn('closet', here)] });
