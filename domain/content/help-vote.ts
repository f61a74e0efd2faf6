import { hasUnseen } from '../values/plain-text';
import type { Is } from '../shape/is';
import type { counted, helpTally, votes } from './help-vote-shape';

export const HELP_REASONS = ['unclear', 'incomplete', 'wrong', 'other'] as const;
export type HelpReason = (typeof HELP_REASONS)[number];

/** `reason`: only for a page that did not help. */
export type HelpVote = Is<typeof counted>;

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

export type HelpTally = Is<typeof helpTally>;

export type HelpVotes = Is<typeof votes>;
