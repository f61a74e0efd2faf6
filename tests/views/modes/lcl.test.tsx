import { lclCopy } from '../../../src/copy/modes/lcl';
import { LclStep } from '../../../src/modes/lcl/lcl-step';
import { LCL_CASE } from '../../support/modes/cases/lcl';
import { describeRendering } from '../../support/modes/describe-rendering';
import { STEP_PARTS } from '../../support/modes/step-parts';

const { on, lists, around } = STEP_PARTS;

describeRendering({
  of: LCL_CASE,
  draw: (view, quote) => <LclStep parts={{ view: { ...view, own: lclCopy.fault }, on, lists, quote }} {...around} />,
});
