import { defineOp } from '../../../define/operation.ts';
import { resume } from '../../../machine/standing.ts';

export const resumeWord = defineOp({
  op: 'resume',
  means: 'What stood beside a question has been done: it is put again.',
  fields: {},
  registers: {},
  stages: {
    run: {
      run: (x) => resume(x.g),
    },
  },
});
