import { hasUnseen } from '../values/plain-text';

/** Why a page of help did not help. */
export const HELP_REASONS = ['unclear', 'incomplete', 'wrong', 'other'] as const;
export type HelpReason = (typeof HELP_REASONS)[number];

/** What a reader says of a page. `reason`: of one that did not help. */
export type HelpVote = { helped: boolean; reason: HelpReason | null; words: string };

export const HELPED: HelpVote = { helped: true, reason: null, words: '' };

export const VOTE_WORDS = { least: 2, most: 200 } as const;

export type HelpVoteFault = 'reason' | 'words' | 'unseen';

/** Why a vote cannot be counted; null where it can. What has no name among the reasons is said in words. */
export function helpVoteFault({ helped, reason, words }: HelpVote): HelpVoteFault | null {
  if (hasUnseen(words)) return 'unseen';
  if (words.length > VOTE_WORDS.most) return 'words';
  if (helped) return reason === null && words === '' ? null : 'reason';
  if (reason === null) return 'reason';
  return reason === 'other' && words.trim().length < VOTE_WORDS.least ? 'words' : null;
}

/** What the readers of one version have said. */
export type HelpTally = { helped: number; unhelped: number };

/** The same with why. `said`: the newest that were put in words. */
export type HelpVotes = HelpTally & {
  reasons: { reason: HelpReason; count: number }[];
  said: { at: string; reason: HelpReason; words: string }[];
  /** Of the versions before. */
  before: HelpTally;
};
