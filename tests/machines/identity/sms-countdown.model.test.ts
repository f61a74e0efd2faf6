import { RESEND_SECONDS } from '../../../domain/people/sms';
import { describeModel } from '../../support/model/describe-model';
import { captchaPlan } from '../../support/plans/identity/captcha.plan';
import { smsCountdownPlan } from '../../support/plans/identity/sms-countdown.plan';

const VIA_IDLE = 'a cooldown that has begun leads from idle to cooling in the same step';

describeModel(smsCountdownPlan, {
  invariants: {
    'seconds are left exactly while cooling': (now) => now.context.secondsLeft > 0 === now.matches('cooling'),
    'never more than the agreed pause is left': (now) => now.context.secondsLeft <= RESEND_SECONDS,
    'a running countdown never rises': (now, before) =>
      !before?.matches('cooling') || now.context.secondsLeft <= before.context.secondsLeft,
    'nothing can be asked for while a request is out or cooling': (now) =>
      now.hasTag('requestable') === now.matches('idle'),
    'a new attempt starts clean': (now) => !now.hasTag('busy') || now.context.failure === null,
    'a code is only requested for a number that can receive one': (now) =>
      !now.matches('requesting') || now.context.phone.length === 11,
  },
  children: { obtainProof: captchaPlan },
  equivalent: {
    'proving obtainProof onDone #0 and #1 swapped': 'no captcha is both solved and cancelled',
    'requesting requestCode onDone #0 dropped': VIA_IDLE,
    'requesting requestCode onDone #0 and #1 swapped': VIA_IDLE,
    'requesting requestCode onDone #0 goes to idle': VIA_IDLE,
  },
});
