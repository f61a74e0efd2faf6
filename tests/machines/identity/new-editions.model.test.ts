import { selectNewEditions } from '../../../machines/identity/new-editions';
import { describeModel } from '../../support/model/describe-model';
import { newEditionsPlan } from '../../support/plans/identity/new-editions.plan';

describeModel(newEditionsPlan, {
  equivalent: { 'asking.agreeing agreeToEditions onDone #0 and #1 swapped': 'what was kept has not changed' },
  invariants: {
    'the question names what is asked for': (now) => {
      const view = selectNewEditions(now);
      return view.stage !== 'asked' || view.texts.length > 0;
    },
    'what is announced is to come, and was not put away': (now) => {
      const view = selectNewEditions(now);
      return view.stage !== 'announced' || (view.texts.length > 0 && view.texts.every(({ comes }) => comes !== null));
    },
    'nobody has agreed while something is owed': ({ context, ...now }) =>
      !now.hasTag('agreed') || context.texts.every(({ isAgreed }) => isAgreed),
    'whoever left leaves nothing behind': ({ context, ...now }) => !now.matches('absent') || context.texts.length === 0,
    'a failure is told in the question alone': ({ context, ...now }) =>
      context.failure === null || now.hasTag('asking') || now.hasTag('postponed') || now.matches('looking'),
  },
});
