import { selectSlotForm, type SlotFormView } from '../../../machines/content/slot-form';
import * as stories from '../../../stories/content/slot-form.stories';
import { describeStories } from '../../support/model/describe-stories';
import { slotFormPlan } from '../../support/plans/content/slot-form.plan';

function sight({ stage, isProving, isSending, changingTo, faults, failureCode }: SlotFormView): string {
  if (stage !== 'filling' && stage !== 'booked') return stage;
  if (isProving) return 'proving';
  if (isSending) return 'sending';
  if (changingTo !== null) return 'changing';
  if (failureCode !== null) return 'failed';
  return faults.length > 0 ? 'faulted' : stage;
}

describeStories({ plan: slotFormPlan, select: selectSlotForm, stories, looks: (view) => ({ sight: sight(view) }) });
