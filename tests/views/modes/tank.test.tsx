/** @module-tag long */
import { TANK } from '../../../domain/modes/tank/mode';
import { tankCopy } from '../../../src/copy/modes/tank';
import { TankStep } from '../../../src/modes/tank/tank-step';
import { TANK_CASE } from '../../support/modes/cases/tank';
import { describeRendering } from '../../support/modes/describe-rendering';
import { STEP_PARTS, stepOf } from '../../support/modes/order-step';

const { on, lists, around } = STEP_PARTS;

describeRendering({
  of: TANK_CASE,
  edit: on.edit,
  draw(drawing) {
    const { view, quote } = stepOf(TANK, drawing);
    return <TankStep parts={{ view: { ...view, own: tankCopy.fault }, on, lists, quote }} {...around} />;
  },
});
