import * as w from '@hollow/engine/words';

export default w.event({ id: 'smoke', draw: [w.spawn('smoke', w.here)] });
