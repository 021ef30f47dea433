import * as w from '@hollow/engine/words';

export default w.event({ id: 'a-moment-of-hope', draw: [w.spawn('blessing', w.here)] });
