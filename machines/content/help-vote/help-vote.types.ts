import type { HelpReason, HelpVote } from '../../../domain/content/help-vote';
import type { ShelfFailureCode } from '../../support/shelf';

/** A vote belongs to one version of a page. */
export type HelpVoteInput = { code: string; version: number };

/** `moved`: the page changed or is gone. `many`: daily limit of votes. */
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
  vote: HelpVote | null;
  draft: HelpVote;
  isTried: boolean;
  failureCode: HelpVoteFailureCode | null;
};
