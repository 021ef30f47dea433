import * as w from '@hollow/engine/words';

export default w.event({ id: 'drip', draw: [w.spawn('drip', w.here)] });
