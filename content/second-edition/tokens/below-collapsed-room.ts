import * as w from '@hollow/engine/words';

export default w.token({ id: 'below-collapsed-room', n: 1 });
