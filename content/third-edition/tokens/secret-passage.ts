import * as w from '@hollow/engine/words';

export default w.token({ id: 'secret-passage', n: 2, link: true });
