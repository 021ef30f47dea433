import * as w from '@hollow/engine/words';

export default w.token({ id: 'vault-empty', n: 1 });
