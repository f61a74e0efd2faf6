import { TRUCK } from '../../../domain/modes/truck/mode';
import { truckCopy } from '../../../src/copy/modes/truck';
import { TruckStep } from '../../../src/modes/truck/truck-step';
import { TRUCK_CASE } from '../../support/modes/cases/truck';
import { describeRendering } from '../../support/modes/describe-rendering';
import { STEP_PARTS, stepOf } from '../../support/modes/order-step';

const { on, lists, around } = STEP_PARTS;

describeRendering({
  of: TRUCK_CASE,
  edit: on.edit,
  draw(drawing) {
    const { view, quote } = stepOf(TRUCK, drawing);
    return <TruckStep parts={{ view: { ...view, own: truckCopy.fault }, on, lists, quote }} {...around} />;
  },
});
