import { token } from '@hollow/engine/builders';

export default token({ id: 'below-collapsed-room', n: 1 });
