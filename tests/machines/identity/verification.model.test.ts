import { licenceFault } from '../../../domain/people/enterprise';
import { verificationFaults, firstFaulted } from '../../../machines/identity/verification/verification.rules';
import { describeModel } from '../../support/model/describe-model';
import { verificationPlan } from '../../support/plans/identity/verification.plan';

describeModel(verificationPlan, {
  equivalent: {
    'sorting always #0 and #1 swapped': 'a status is one of the two at most',
    'submitting submitVerification onDone #0 and #1 swapped': 'what was taken was not refused',
  },
  invariants: {
    'only sound papers are sent': ({ context, ...now }) =>
      !(now.hasTag('busy') && now.hasTag('editing')) || firstFaulted(verificationFaults(context.form)) === null,
    'a licence that is kept may be sent': ({ context: { licence } }) =>
      licence === null || licenceFault(licence) === null,
    'nothing is complained of while an answer is awaited': ({ context, ...now }) =>
      !now.hasTag('busy') || context.failureCode === null,
    'nothing can be handed in while it is looked at or has passed': (now) =>
      !['WAIT', 'PASS'].includes(now.context.facts.status) || !now.hasTag('editing') || now.hasTag('loading'),
    'the focus moves at most once a step': (now, before) =>
      before === null || now.context.focus.turn - before.context.focus.turn <= 1,
  },
});
