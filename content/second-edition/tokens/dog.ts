import { token } from '@hollow/engine/builders';

export default token({ id: 'dog', n: 1 });
