import type { HelpReason, HelpVote } from '../../../domain/content/help-vote';
import type { ShelfFailureCode } from '../../support/shelf';

/** Which page, as it is read: a vote belongs to its version. */
export type HelpVoteInput = { code: string; version: number };

/** `moved`: the page is another by now, or gone. `many`: more was said in a day than is counted. */
export type HelpVoteFailureCode = ShelfFailureCode | 'moved' | 'many' | 'refused';

export type RecallVoteOutcome = { ok: true; vote: HelpVote | null } | { ok: false };
export type SendVoteInput = HelpVoteInput & HelpVote;
export type SendVoteOutcome =
  | { ok: true; vote: HelpVote }
  | { ok: false; failure: { code: Exclude<HelpVoteFailureCode, 'unexpected'> } };

export type HelpVoteEvent =
  | { type: 'vote.helped' }
  | { type: 'vote.unhelped' }
  | { type: 'reason.choose'; reason: HelpReason }
  | { type: 'words.type'; words: string }
  | { type: 'vote.send' }
  | { type: 'vote.leave' };

export type HelpVoteContext = HelpVoteInput & {
  /** What the gateway has of this browser. */
  vote: HelpVote | null;
  /** What is being said. */
  draft: HelpVote;
  isTried: boolean;
  failureCode: HelpVoteFailureCode | null;
};
