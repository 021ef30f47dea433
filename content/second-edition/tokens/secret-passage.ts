import { token } from '@hollow/engine/builders';

export default token({ id: 'secret-passage', n: 2, link: true });
