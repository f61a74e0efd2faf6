import { describeModel } from '../../support/model/describe-model';
import { contentEditorPlan } from '../../support/plans/house/content-editor.plan';

const READ_AT_ONCE = 'what has been kept is read at once from there';
const NEVER_BOTH = 'whoever leaves has something unsaved or has not, and of both states knows the one alone';

describeModel(contentEditorPlan, {
  equivalent: {
    'acting actOnContent onDone #0 goes to opening': READ_AT_ONCE,
    'open on content.reload #0 goes to opening': READ_AT_ONCE,
    'open always #0 and #1 swapped': NEVER_BOTH,
    'unsaved.writing always #0 and #1 swapped': NEVER_BOTH,
    'unread on content.reload #0 goes to opening': READ_AT_ONCE,
  },
  invariants: {
    'nothing is done by whoever only reads': (now) =>
      !now.hasTag('working') || now.hasTag('telling') || now.context.canWrite || now.context.canPublish,
    'nothing is told of a failure while something is done': (now) =>
      !(now.hasTag('working') || now.hasTag('reading')) || now.context.failureCode === null,
    'what was never kept has not been read': ({ context: { ref, shown } }) => ref.key !== null || shown === null,
  },
});
