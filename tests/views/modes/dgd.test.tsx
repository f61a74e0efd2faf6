/** @module-tag long */
import { DGD } from '../../../domain/modes/dgd/mode';
import { dgdCopy } from '../../../src/copy/modes/dgd';
import { DgdStep } from '../../../src/modes/dgd/dgd-step';
import { DGD_CASE } from '../../support/modes/cases/dgd';
import { describeRendering } from '../../support/modes/describe-rendering';
import { STEP_PARTS, stepOf } from '../../support/modes/order-step';

const { on, lists, around } = STEP_PARTS;

describeRendering({
  of: DGD_CASE,
  edit: on.edit,
  draw(drawing) {
    const { view, quote } = stepOf(DGD, drawing);
    return <DgdStep parts={{ view: { ...view, own: dgdCopy.fault }, on, lists, quote }} {...around} />;
  },
});
