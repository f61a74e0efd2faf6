import { helpVoteMachine } from '../../../machines/content/help-vote';
import type { Gateway } from '../../effects/gateway/gateway';
import { lazyActor } from '../../effects/late';
import { askOnce } from '../once';

export function composeHelpVote(gateway: () => Promise<Gateway>) {
  const calls = askOnce(async () => {
    const [open, { helpVoteCallsOver }] = await Promise.all([gateway(), import('../../effects/help/vote-calls')]);
    return helpVoteCallsOver(open);
  });
  return helpVoteMachine.provide({
    actors: {
      recallVote: lazyActor(async () => (await calls()).recallVote),
      sendVote: lazyActor(async () => (await calls()).sendVote),
    },
  });
}
