import { helpVoteMachine } from '../../../machines/content/help-vote';
import type { Gateway } from '../../effects/gateway/gateway';
import { late } from '../../effects/late';
import { once } from '../once';

export function composeHelpVote(gateway: () => Promise<Gateway>) {
  const calls = once(async () => {
    const [open, { helpVoteCallsOver }] = await Promise.all([gateway(), import('../../effects/help/vote-calls')]);
    return helpVoteCallsOver(open);
  });
  return helpVoteMachine.provide({
    actors: {
      recallVote: late(async () => (await calls()).recallVote),
      sendVote: late(async () => (await calls()).sendVote),
    },
  });
}
