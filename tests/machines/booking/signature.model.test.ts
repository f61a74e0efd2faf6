import { isSigned } from '../../../domain/values/signature';
import { currentSignature } from '../../../machines/booking/signature';
import { describeModel } from '../../support/model/describe-model';
import { signaturePlan } from '../../support/plans/booking/signature.plan';

describeModel(signaturePlan, {
  invariants: {
    'what goes out has enough ink': (now) => currentSignature(now)?.kind !== 'DRAWN' || isSigned(now.context.strokes),
    'nothing is left of what was wiped out': (now) => !now.hasTag('blank') || now.context.strokes.length === 0,
  },
});
