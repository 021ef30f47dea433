import { clause, event, here, spawn } from '@hollow/engine/builders';

export default event({ id: 'locked-safe', draw: [clause('2e.tokens.square', spawn('safe', here))] });
