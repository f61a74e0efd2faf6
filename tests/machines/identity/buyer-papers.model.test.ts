import { licenceFault } from '../../../domain/people/enterprise';
import { buyerPaperFaults, firstFaulted } from '../../../machines/identity/buyer-papers/buyer-papers.rules';
import { describeModel } from '../../support/model/describe-model';
import { buyerPapersPlan } from '../../support/plans/identity/buyer-papers.plan';

describeModel(buyerPapersPlan, {
  equivalent: {
    'takingBack takeBackPaper onDone #0 and #1 swapped': 'what was taken back was not refused',
  },
  invariants: {
    'only a sound paper of a verified enterprise is sent': ({ context, ...now }) =>
      !now.hasTag('handing') || (context.sheet.mayHandIn && firstFaulted(buyerPaperFaults(context)) === null),
    'a file that is kept may be sent': ({ context: { file } }) => file === null || licenceFault(file) === null,
    'nothing is told while an answer is awaited': ({ context, ...now }) =>
      !(now.hasTag('handing') || now.hasTag('takingBack')) || (context.failureCode === null && context.notice === null),
    'what was done and what went wrong are never told together': ({ context: { failureCode, notice } }) =>
      failureCode === null || notice === null,
    'the focus moves at most once a step': (now, before) =>
      before === null || now.context.focus.turn - before.context.focus.turn <= 1,
  },
});
