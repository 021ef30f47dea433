import { draw, event } from '@hollow/engine/builders';

export default event({ id: 'image-in-the-mirror-receive', draw: [draw('item')] });
