import { DOM } from '../../../domain/modes/dom/mode';
import { domCopy } from '../../../src/copy/modes/dom';
import { DomStep } from '../../../src/modes/dom/dom-step';
import { DOM_CASE } from '../../support/modes/cases/dom';
import { describeRendering } from '../../support/modes/describe-rendering';
import { STEP_PARTS, stepOf } from '../../support/modes/order-step';

const { on, lists, around } = STEP_PARTS;

describeRendering({
  of: DOM_CASE,
  edit: on.edit,
  draw(drawing) {
    const { view, quote } = stepOf(DOM, drawing);
    return <DomStep parts={{ view: { ...view, own: domCopy.fault }, on, lists, quote }} {...around} />;
  },
});
