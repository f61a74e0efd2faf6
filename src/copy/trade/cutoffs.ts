import { CUTOFF_NAMES } from '../../../domain/offer/cutoff-names';
import { type Cutoff, opensOf } from '../../../domain/offer/cutoffs';
import { momentText } from '../words/moment-words';

export const cutoffsCopy = {
  title: '截止时间',
  departs: '开船',
  left: (words: string) => `还剩 ${words}`,
  missed: '已截止',
  from: (moment: string) => `${moment} 起，至`,
  code: CUTOFF_NAMES,
};

/** `12-04 22:00`, or from when to when where it is a window: two moments, neither of which is broken. */
export function cutoffParts(cutoff: Cutoff): string[] {
  const opens = opensOf(cutoff);
  return opens === null ? [momentText(cutoff.at)] : [`${momentText(opens)} 至`, momentText(cutoff.at)];
}

export const cutoffWords = (cutoff: Cutoff): string => cutoffParts(cutoff).join(' ');
