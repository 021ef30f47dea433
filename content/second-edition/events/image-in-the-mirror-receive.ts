import * as w from '@hollow/engine/words';

export default w.event({ id: 'image-in-the-mirror-receive', draw: [w.draw('item')] });
