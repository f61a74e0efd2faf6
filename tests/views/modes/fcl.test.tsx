import { sailingFromOffer } from '../../../domain/modes/fcl/detail';
import { FCL } from '../../../domain/modes/fcl/mode';
import { OrderStep } from '../../../src/modes/fcl/fcl-order-view';
import { FCL_CASE } from '../../support/modes/cases/fcl';
import { describeRendering } from '../../support/modes/describe-rendering';
import { STEP_PARTS, stepOf } from '../../support/modes/order-step';

const { on, lists, around } = STEP_PARTS;

describeRendering({
  of: FCL_CASE,
  edit: on.edit,
  draw(drawing) {
    const { view, quote } = stepOf(FCL, drawing);
    return <OrderStep parts={{ view, on, lists, sailing: sailingFromOffer(quote.offer) }} {...around} />;
  },
});
