import { describeModel } from '../../support/model/describe-model';
import { devicesPlan, HERE } from '../../support/plans/identity/devices.plan';

describeModel(devicesPlan, {
  invariants: {
    'this very device is never signed out here': ({ context, ...now }) =>
      !now.hasTag('busy') || context.endingId !== HERE.sessionId,
    'it stays on the list': ({ context, ...now }) =>
      !now.hasTag('listed') || context.devices.some(({ isCurrent }) => isCurrent),
    'a failure is forgotten while it is tried again': ({ context, ...now }) =>
      !(now.hasTag('loading') || now.hasTag('busy')) || context.failureCode === null,
  },
});
