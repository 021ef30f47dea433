import { alter, kindIs, omen } from '@hollow/engine/builders';

export default omen({
  id: 'skull',
  rules: {
    endure: { on: 'damage.offer', when: kindIs('mental'), limit: 'none', uses: false, do: [alter('kind', 'physical')] },
  },
});
