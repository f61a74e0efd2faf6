import { sailingFromOffer } from '../../../domain/modes/fcl/detail';
import { FCL } from '../../../domain/modes/fcl/mode';
import { FclStep } from '../../../src/modes/fcl/fcl-step';
import { FCL_CASE } from '../../support/modes/cases/fcl';
import { describeRendering } from '../../support/modes/describe-rendering';
import { STEP_PARTS, stepOf } from '../../support/modes/order-step';

const { on, lists, around } = STEP_PARTS;

describeRendering({
  of: FCL_CASE,
  edit: on.edit,
  draw(drawing) {
    const { view, quote } = stepOf(FCL, drawing);
    return <FclStep parts={{ view, on, lists, sailing: sailingFromOffer(quote.offer) }} {...around} />;
  },
});
