import { AIR } from '../../../domain/modes/air/mode';
import { airCopy } from '../../../src/copy/modes/air';
import { AirStep } from '../../../src/modes/air/air-step';
import { AIR_CASE } from '../../support/modes/cases/air';
import { describeRendering } from '../../support/modes/describe-rendering';
import { STEP_PARTS, stepOf } from '../../support/modes/order-step';

const { on, lists, around } = STEP_PARTS;

describeRendering({
  of: AIR_CASE,
  edit: on.edit,
  draw(drawing) {
    const { view, quote } = stepOf(AIR, drawing);
    return <AirStep parts={{ view: { ...view, own: airCopy.fault }, on, lists, quote }} {...around} />;
  },
});
