import { MALL } from '../../../domain/modes/mall/mode';
import { mallCopy } from '../../../src/copy/modes/mall';
import { MallStep } from '../../../src/modes/mall/mall-step';
import { MALL_CASE } from '../../support/modes/cases/mall';
import { describeRendering } from '../../support/modes/describe-rendering';
import { STEP_PARTS, stepOf } from '../../support/modes/order-step';

const { on, lists, around } = STEP_PARTS;

describeRendering({
  of: MALL_CASE,
  edit: on.edit,
  draw(drawing) {
    const { view, quote } = stepOf(MALL, drawing);
    return <MallStep parts={{ view: { ...view, own: mallCopy.fault }, on, lists, quote }} {...around} />;
  },
});
