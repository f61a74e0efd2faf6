/** @module-tag long */
import { WH } from '../../../domain/modes/wh/mode';
import { whCopy } from '../../../src/copy/modes/wh';
import { WhStep } from '../../../src/modes/wh/wh-step';
import { WH_CASE } from '../../support/modes/cases/wh';
import { describeRendering } from '../../support/modes/describe-rendering';
import { STEP_PARTS, stepOf } from '../../support/modes/order-step';

const { on, lists, around } = STEP_PARTS;

describeRendering({
  of: WH_CASE,
  edit: on.edit,
  draw(drawing) {
    const { view, quote } = stepOf(WH, drawing);
    return <WhStep parts={{ view: { ...view, own: whCopy.fault }, on, lists, quote }} {...around} />;
  },
});
