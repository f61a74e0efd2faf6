import type { LoginSnapshot } from '../../../machines/identity/login';
import { describeModel } from '../../support/model/describe-model';
import { loginPlan } from '../../support/plans/identity/login.plan';

const secretsOf = ({ context: { form } }: LoginSnapshot) => form.code + form.password + form.passwordAgain;
const isClean = ({ context }: LoginSnapshot) =>
  context.failureCode === null && Object.keys(context.faults).length === 0;

describeModel(loginPlan, {
  equivalent: {
    'open.editing.entering always #0 and #1 swapped': 'no form is that of a password and of a registration',
  },
  invariants: {
    'a closed dialog knows no secret and complains of nothing': (now) =>
      now.hasTag('open') || (secretsOf(now) === '' && isClean(now) && now.context.resume === null),
    'nothing is complained of while the answer is awaited': (now) => !now.hasTag('busy') || isClean(now),
    'a wrong number is never sent': (now) => !now.hasTag('busy') || now.context.form.phone.length === 11,
    'nobody registers without consent': (now) =>
      !now.hasTag('busy') || now.context.mode !== 'register' || now.context.form.isAgree,
    'another form keeps the number and no secret': (now, before) =>
      before === null ||
      now.context.mode === before.context.mode ||
      !now.matches({ open: 'editing' }) ||
      before.hasTag('busy') ||
      (now.context.form.phone.length >= before.context.form.phone.length && secretsOf(now) === ''),
    'there is one countdown, open or closed': (now) =>
      Object.keys(now.children).filter((id) => id === 'smsCountdown').length === 1,
    'the focus moves at most once a step': (now, before) =>
      before === null || now.context.focus.turn - before.context.focus.turn <= 1,
    'a captcha is only asked for before a password': (now) =>
      !now.context.isProofDemanded || now.context.mode === 'password',
  },
});
