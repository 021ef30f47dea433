import { token } from '@hollow/engine/builders';

export default token({ id: 'secret-stairs', n: 2, link: true });
