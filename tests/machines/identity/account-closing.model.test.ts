import { describeModel } from '../../support/model/describe-model';
import { accountClosingPlan } from '../../support/plans/identity/account-closing.plan';

describeModel(accountClosingPlan, {
  equivalent: {
    'closing closeAccount onDone #0 and #1 swapped': 'what is closed is not busy',
  },
  invariants: {
    'nothing is closed that was not understood, nor without a proof': ({ context, ...now }) =>
      !now.hasTag('busy') ||
      (context.typed.isUnderstood &&
        (context.typed.proof === 'password' ? context.typed.password !== '' : context.typed.code === '123456')),
    'nothing is closed while an order lives': ({ context, ...now }) =>
      !now.hasTag('asking') || context.facts.living.length === 0,
    'no password and no code is kept once it is not asked for': ({ context, ...now }) =>
      now.hasTag('asking') ||
      now.hasTag('looking') ||
      now.hasTag('blocked') ||
      (context.typed.password === '' && context.typed.code === ''),
    'the focus is led to a button that stands there': ({ context: { focus }, ...now }) =>
      (focus.on !== 'again' || now.hasTag('blocked') || now.hasTag('looking')) &&
      (focus.on !== 'begin' || !now.hasTag('asking')),
    'a failure is forgotten while it is tried again': ({ context, ...now }) =>
      !(now.hasTag('looking') || now.hasTag('busy')) || context.failureCode === null,
  },
});
