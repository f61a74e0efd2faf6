import { FLEXI } from '../../../domain/modes/flexi/mode';
import { flexiCopy } from '../../../src/copy/modes/flexi';
import { FlexiStep } from '../../../src/modes/flexi/flexi-step';
import { FLEXI_CASE } from '../../support/modes/cases/flexi';
import { describeRendering } from '../../support/modes/describe-rendering';
import { STEP_PARTS, stepOf } from '../../support/modes/order-step';

const { on, lists, around } = STEP_PARTS;

describeRendering({
  of: FLEXI_CASE,
  edit: on.edit,
  draw(drawing) {
    const { view, quote } = stepOf(FLEXI, drawing);
    return <FlexiStep parts={{ view: { ...view, own: flexiCopy.fault }, on, lists, quote }} {...around} />;
  },
});
