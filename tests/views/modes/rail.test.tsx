/** @module-tag long */
import { RAIL } from '../../../domain/modes/rail/mode';
import { railCopy } from '../../../src/copy/modes/rail';
import { RailStep } from '../../../src/modes/rail/rail-step';
import { RAIL_CASE } from '../../support/modes/cases/rail';
import { describeRendering } from '../../support/modes/describe-rendering';
import { STEP_PARTS, stepOf } from '../../support/modes/order-step';

const { on, lists, around } = STEP_PARTS;

describeRendering({
  of: RAIL_CASE,
  edit: on.edit,
  draw(drawing) {
    const { view, quote } = stepOf(RAIL, drawing);
    return <RailStep parts={{ view: { ...view, own: railCopy.fault }, on, lists, quote }} {...around} />;
  },
});
