import { hasUnseen } from '../values/plain-text';

export const HELP_REASONS = ['unclear', 'incomplete', 'wrong', 'other'] as const;
export type HelpReason = (typeof HELP_REASONS)[number];

/** `reason`: only for a page that did not help. */
export type HelpVote = { helped: boolean; reason: HelpReason | null; words: string };

export const HELPED: HelpVote = { helped: true, reason: null, words: '' };

export const VOTE_WORDS = { least: 2, most: 200 } as const;

export type HelpVoteFault = 'reason' | 'words' | 'unseen';

/** Reason to reject a vote; null when valid. `other` needs words. */
export function helpVoteFault({ helped, reason, words }: HelpVote): HelpVoteFault | null {
  if (hasUnseen(words)) return 'unseen';
  if (words.length > VOTE_WORDS.most) return 'words';
  if (helped) return reason === null && words === '' ? null : 'reason';
  if (reason === null) return 'reason';
  return reason === 'other' && words.trim().length < VOTE_WORDS.least ? 'words' : null;
}

export type HelpTally = { helped: number; unhelped: number };

export type HelpVotes = HelpTally & {
  reasons: { reason: HelpReason; count: number }[];
  said: { at: string; reason: HelpReason; words: string }[];
  before: HelpTally;
};
