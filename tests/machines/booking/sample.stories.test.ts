import { sampleBarrier } from '../../../domain/mall/samples';
import { selectSample, type SampleView } from '../../../machines/booking/sample';
import * as stories from '../../../stories/booking/sample.stories';
import { describeStories } from '../../support/model/describe-stories';
import { samplePlan } from '../../support/plans/booking/sample.plan';

function sight({ stage, isSending, changing, sheet, faults, failureCode, notice }: SampleView): string {
  if (stage !== 'listed' || sheet === null) return stage;
  if (isSending) return 'sending';
  if (changing !== null) return changing.change;
  if (failureCode !== null) return failureCode;
  if (notice !== null) return notice;
  if (faults.length > 0) return 'faulted';
  return sampleBarrier(sheet) ?? (sheet.records.length > 0 ? 'listed' : 'blank');
}

describeStories({
  plan: samplePlan,
  select: selectSample,
  stories,
  looks: (view) => ({ sight: sight(view) }),
});
