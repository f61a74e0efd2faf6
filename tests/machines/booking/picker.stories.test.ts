import { selectPicker, type PickerView } from '../../../machines/booking/picker';
import * as stories from '../../../stories/booking/picker.stories';
import { describeStories } from '../../support/model/describe-stories';
import { pickerPlan } from '../../support/plans/booking/picker.plan';

function sight({ isOpen, isBusy, failureCode, options }: PickerView) {
  if (!isOpen) return 'closed';
  if (failureCode) return failureCode;
  if (isBusy) return options.length > 0 ? 'refining' : 'searching';
  return options.length > 0 ? 'listed' : 'nothing';
}

describeStories({
  plan: pickerPlan,
  select: selectPicker,
  stories,
  looks: (view) => ({ sight: sight(view) }),
});
