import * as w from '@hollow/engine/words';

export default w.token({ id: 'obstacle', n: 3, hinders: true });
