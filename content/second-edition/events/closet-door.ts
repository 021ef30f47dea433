import * as w from '@hollow/engine/words';

export default w.event({ id: 'closet-door', draw: [w.spawn('closet', w.here)] });
