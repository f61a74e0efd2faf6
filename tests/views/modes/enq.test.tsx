import { enquiryCopy } from '../../../src/copy/modes/enq';
import { EnquiryFields } from '../../../src/modes/enq/enquiry-fields';
import { enquiryFormParts } from '../../../src/modes/enq/enquiry-parts';
import { ENQ_CASE } from '../../support/modes/cases/enq';
import { describeRendering } from '../../support/modes/describe-rendering';
import { STEP_PARTS } from '../../support/modes/order-step';

const { around, on, lists } = STEP_PARTS;
const { renderPicker } = around;
const pickers = { org: renderPicker, dst: renderPicker };

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
        <EnquiryFields
          parts={parts}
          renderPicker={renderPicker}
          org={null}
          dst={null}
          pickers={pickers}
          papers={null}
        />
      </main>
    );
  },
});
