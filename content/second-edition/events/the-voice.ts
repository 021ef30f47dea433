import { draw, event, roll, trait } from '@hollow/engine/builders';

export default event({ id: 'the-voice', draw: [roll(trait('knowledge'), { '4+': [draw('item')], '0-3': [] })] });
