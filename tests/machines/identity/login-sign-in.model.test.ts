import { describeModel } from '../../support/model/describe-model';
import { signInPlan } from '../../support/plans/identity/sign-in.plan';

const ONE_MODE = 'a form has one mode, so at most one of the two applies';
const VIA_CHOOSING = 'what is known by then makes the choice lead to the same state';

describeModel(signInPlan, {
  invariants: {
    'a demanded captcha comes before the password': ({ context, ...now }) =>
      !now.matches('signingInByPassword') || !context.isProofDemanded || context.proof !== null,
    'one attempt asks for one captcha at most': (now, before) =>
      !now.matches('proving') || before === null || before.context.proof === null,
    'nobody is signed in before the end': (now) => !now.context.outcome.ok || now.matches('ended'),
    'a reset goes on as a password login': ({ context, ...now }) =>
      !now.matches('signingInByPassword') || context.mode === 'password',
  },
  equivalent: {
    'choosing always #0 and #1 swapped': ONE_MODE,
    'choosing always #1 and #2 swapped': ONE_MODE,
    'choosing always #2 and #3 swapped': 'a captcha is only demanded of a password',
    'resetting resetPassword onDone #0 goes to choosing': VIA_CHOOSING,
    'signingInByPassword signInByPassword onDone #0 goes to choosing': VIA_CHOOSING,
  },
});
