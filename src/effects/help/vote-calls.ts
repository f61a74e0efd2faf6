import { fromPromise } from 'xstate';

import { CODES } from '../../../contract/wire/envelope';
import { ownHelpVote, voteOnHelp } from '../../../contract/content/help-votes';
import type {
  HelpVoteInput,
  RecallVoteOutcome,
  SendVoteInput,
  SendVoteOutcome,
} from '../../../machines/content/help-vote';
import type { Gateway } from '../gateway/gateway';
import { unansweredCode } from '../gateway/line-code';

const REFUSED: Readonly<Record<string, 'moved' | 'many' | 'refused'>> = {
  [CODES.moveRefused]: 'moved',
  [CODES.notFound]: 'moved',
  [CODES.tooMany]: 'many',
  [CODES.badRequest]: 'refused',
};

/** One vote at a time per browser: the first sets the cookie, and a vote from a second tab must carry it. */
const inTurn = <TDone>(work: () => Promise<TDone>): Promise<TDone> =>
  'navigator' in globalThis && 'locks' in navigator ? navigator.locks.request('help vote', work) : work();

export const helpVoteCallsOver = (gateway: Gateway) => ({
  recallVote: fromPromise<RecallVoteOutcome, HelpVoteInput>(async ({ input, signal }) => {
    const reply = await gateway.call(ownHelpVote, input, { signal });
    return reply.kind === 'done' ? { ok: true, vote: reply.data.vote } : { ok: false };
  }),
  sendVote: fromPromise<SendVoteOutcome, SendVoteInput>(async ({ input }) => {
    const reply = await inTurn(() => gateway.call(voteOnHelp, input));
    if (reply.kind === 'done') return { ok: true, vote: reply.data.vote };
    const code = reply.kind === 'refused' ? REFUSED[reply.code] : undefined;
    return { ok: false, failure: { code: code ?? unansweredCode(reply) } };
  }),
});
