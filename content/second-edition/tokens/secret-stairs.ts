import * as w from '@hollow/engine/words';

export default w.token({ id: 'secret-stairs', n: 2, link: true });
