import { defineOp } from '../../../define/operation.ts';
import { showRole } from '../../../play/sides.ts';
import { fire } from '../rules/_hooks.ts';

export const showWord = defineOp({
  op: 'show',
  means: 'One explorer shows their role.',
  fields: {},
  registers: {},
  stages: {
    show: {
      run(x) {
        const { g } = x;
        if (!showRole(g, g.scope.self)) {
          x.done();
          return;
        }
        x.to('after');
        fire(g, 'reveal.after', g.scope.self, -1);
      },
    },
    after: {
      run: (x) => x.done(),
    },
  },
});
