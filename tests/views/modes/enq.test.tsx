import { enquiryCopy } from '../../../src/copy/modes/enq';
import { VoyagePart } from '../../../src/modes/enq/voyage-part';
import { WishesPart } from '../../../src/modes/enq/wishes-part';
import { enquiryFormParts } from '../../../src/modes/enq/enquiry-parts';
import { ENQ_CASE } from '../../support/modes/cases/enq';
import { describeRendering } from '../../support/modes/describe-rendering';
import { STEP_PARTS } from '../../support/modes/order-step';

const { around, on, lists } = STEP_PARTS;
const { renderPicker } = around;
const pickers = { org: renderPicker, dst: renderPicker, goods: renderPicker };

describeRendering({
  of: ENQ_CASE,
  draw({ form, faults, required }) {
    const parts = enquiryFormParts({
      view: {
        stage: 'editing',
        form,
        org: null,
        dst: null,
        faults,
        required,
        findings: [],
        isJudged: true,
        failureCode: null,
        focus: { path: '', turn: 0 },
        packKinds: lists.packKind,
        lookupKey: '',
        told: {},
        library: {},
        isLookingUp: false,
        isAwaiting: false,
        now: 0,
        answerBy: null,
        same: null,
        sent: null,
        history: [],
        isHistoryLost: false,
      },
      on: { ...on, again: on.submit, cancel: on.submit, confirm: on.submit, retryHistory: on.submit },
    });
    return (
      <main aria-label={enquiryCopy.title('FCL')}>
        <VoyagePart parts={parts} org={null} dst={null} pickers={pickers} />
        <WishesPart parts={parts} />
      </main>
    );
  },
});
