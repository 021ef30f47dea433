import { token } from '@hollow/engine/builders';

export default token({ id: 'vault-empty', n: 1 });
