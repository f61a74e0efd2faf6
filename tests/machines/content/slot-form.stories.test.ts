import { selectSlotForm, type SlotFormView } from '../../../machines/content/slot-form';
import * as stories from '../../../stories/content/slot-form.stories';
import { describeStories } from '../../support/model/describe-stories';
import { slotFormPlan } from '../../support/plans/content/slot-form.plan';

function sight({ stage, isProving, isSending, changingTo, giving, faults, failureCode }: SlotFormView): string {
  if (stage !== 'filling' && stage !== 'booked') return stage;
  if (isProving) return 'proving';
  if (isSending) return 'sending';
  if (changingTo !== null) return 'changing';
  if (giving === 'asking' || giving === 'busy' || giving === 'done') return giving;
  if (failureCode !== null) return 'failed';
  if (stage === 'booked' && giving === null) return 'begun';
  return faults.length > 0 ? 'faulted' : stage;
}

describeStories({ plan: slotFormPlan, select: selectSlotForm, stories, looks: (view) => ({ sight: sight(view) }) });
