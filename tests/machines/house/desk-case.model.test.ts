import { describeModel } from '../../support/model/describe-model';
import { deskCasePlan } from '../../support/plans/house/desk-case.plan';

describeModel(deskCasePlan, {
  equivalent: {
    'holding hold onDone #0 and #1 swapped': 'what is done was not overtaken',
    'loading loadCase onDone #1 and #2 swapped': 'what is there is not gone',
    'rehearsing rehearse onDone #0 and #1 swapped': 'what is done was not overtaken',
    'shown on act.choose #0 target dropped': 'what is begun leads on by itself',
    'sending act onDone #1 and #2 swapped': 'what is done was not overtaken',
  },
  invariants: {
    'nothing is sent that was not chosen': ({ context, ...now }) =>
      !(now.hasTag('filling') || now.hasTag('read')) || context.actId !== null,
    'nothing is done with an order that nobody has seen': ({ context, ...now }) =>
      !now.hasTag('shown') || context.shown !== null,
    'a failure is forgotten while it is tried again': ({ context, ...now }) =>
      !now.hasTag('busy') || (context.failureCode === null && context.message === null),
  },
});
