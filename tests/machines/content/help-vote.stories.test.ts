import { selectHelpVote, type HelpVoteView } from '../../../machines/content/help-vote';
import * as stories from '../../../stories/content/help-vote.stories';
import { describeStories } from '../../support/model/describe-stories';
import { helpVotePlan } from '../../support/plans/content/help-vote.plan';

function sight({ vote, isExplaining, isBusy, fault, failureCode }: HelpVoteView): string {
  if (isBusy) return isExplaining ? 'sending' : 'counting';
  if (fault !== null) return 'faulty';
  if (failureCode !== null) return isExplaining ? 'unsent' : 'uncounted';
  if (isExplaining) return 'explaining';
  return vote === null ? 'silent' : String(vote.helped);
}

describeStories({
  plan: helpVotePlan,
  select: selectHelpVote,
  stories,
  looks: (view) => ({ sight: sight(view) }),
});
