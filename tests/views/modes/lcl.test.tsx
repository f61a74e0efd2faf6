/** @module-tag long */
import { LCL } from '../../../domain/modes/lcl/mode';
import { lclCopy } from '../../../src/copy/modes/lcl';
import { LclStep } from '../../../src/modes/lcl/lcl-step';
import { LCL_CASE } from '../../support/modes/cases/lcl';
import { describeRendering } from '../../support/modes/describe-rendering';
import { STEP_PARTS, stepOf } from '../../support/modes/order-step';

const { on, lists, around } = STEP_PARTS;

describeRendering({
  of: LCL_CASE,
  edit: on.edit,
  draw(drawing) {
    const { view, quote } = stepOf(LCL, drawing);
    return <LclStep parts={{ view: { ...view, own: lclCopy.fault }, on, lists, quote }} {...around} />;
  },
});
