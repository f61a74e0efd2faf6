import { type HelpReason, type HelpVote, type HelpVoteFault, helpVoteFault } from '../../../domain/content/help-vote';
import type { HelpVoteActor, HelpVoteSnapshot } from './help-vote.machine';
import type { HelpVoteFailureCode } from './help-vote.types';

export type HelpVoteView = {
  vote: HelpVote | null;
  draft: HelpVote;
  isExplaining: boolean;
  isBusy: boolean;
  fault: HelpVoteFault | null;
  failureCode: HelpVoteFailureCode | null;
};

export function selectHelpVote(snapshot: HelpVoteSnapshot): HelpVoteView {
  const { vote, draft, isTried, failureCode } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  return {
    vote,
    draft,
    isExplaining: snapshot.hasTag('explaining') || (isBusy && !draft.helped),
    isBusy,
    fault: isTried ? helpVoteFault(draft) : null,
    failureCode,
  };
}

export const helpVoteIntents = (actor: HelpVoteActor) => ({
  helped: () => actor.send({ type: 'vote.helped' }),
  unhelped: () => actor.send({ type: 'vote.unhelped' }),
  choose: (reason: HelpReason) => actor.send({ type: 'reason.choose', reason }),
  type: (words: string) => actor.send({ type: 'words.type', words }),
  send: () => actor.send({ type: 'vote.send' }),
  leave: () => actor.send({ type: 'vote.leave' }),
});

export type HelpVoteIntents = ReturnType<typeof helpVoteIntents>;
