import { event, gain, roll, trait } from '@hollow/engine/builders';

export default event({ id: 'night-view', draw: [roll(trait('knowledge'), { '5+': [gain('knowledge')], '0-4': [] })] });
