import * as w from '@hollow/engine/words';

export default w.token({ id: 'dog', n: 1 });
