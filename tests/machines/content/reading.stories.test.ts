import { selectReading, type ReadingView } from '../../../machines/content/reading';
import * as stories from '../../../stories/content/reading.stories';
import { describeStories } from '../../support/model/describe-stories';
import { readingPlan } from '../../support/plans/content/reading.plan';

function sight({ failureCode, document, canConfirm, isLookedUp, isRead, secondsLeft, mail }: ReadingView): string {
  if (failureCode) return failureCode;
  if (document === null) return 'loading';
  if (isLookedUp) return 'looked up';
  if (canConfirm) return mail === null ? 'confirmable' : 'confirmable, with the mail';
  if (isRead) return 'read';
  return secondsLeft > 0 ? 'opened' : 'waited';
}

describeStories({
  plan: readingPlan,
  select: selectReading,
  stories,
  looks: (view) => ({ sight: sight(view) }),
});
