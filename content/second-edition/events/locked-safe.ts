import * as w from '@hollow/engine/words';

export default w.event({ id: 'locked-safe', draw: [w.clause('2e.tokens.square', w.spawn('safe', w.here))] });
