/** @module-tag long */
import { CFS } from '../../../domain/modes/cfs/mode';
import { cfsCopy } from '../../../src/copy/modes/cfs';
import { CfsStep } from '../../../src/modes/cfs/cfs-step';
import { CFS_CASE } from '../../support/modes/cases/cfs';
import { describeRendering } from '../../support/modes/describe-rendering';
import { STEP_PARTS, stepOf } from '../../support/modes/order-step';

const { on, lists, around } = STEP_PARTS;

describeRendering({
  of: CFS_CASE,
  edit: on.edit,
  draw(drawing) {
    const { view, quote } = stepOf(CFS, drawing);
    return <CfsStep parts={{ view: { ...view, own: cfsCopy.fault }, on, lists, quote }} {...around} />;
  },
});
