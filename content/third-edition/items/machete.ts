import * as w from '@hollow/engine/words';

export default w.item({
  id: 'machete',
  tags: ['weapon'],
  weapon: { trait: 'might', bonus: 1, cites: { bonus: '3e.card.machete' } },
});
