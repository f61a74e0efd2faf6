import { CUTOFF_NAMES } from '../../../domain/offer/cutoff-names';
import { type Cutoff, windowOpening } from '../../../domain/offer/cutoffs';
import { momentText } from '../words/moment-words';

export const cutoffsCopy = {
  title: '截止时间',
  departs: '开船',
  left: (words: string) => `还剩 ${words}`,
  missed: '已截止',
  from: (moment: string) => `${moment} 起，至`,
  code: CUTOFF_NAMES,
};

/** For example `12-04 22:00`. A window has two parts, so that neither moment is broken across lines. */
export function cutoffParts(cutoff: Cutoff): string[] {
  const opens = windowOpening(cutoff);
  return opens === null ? [momentText(cutoff.at)] : [`${momentText(opens)} 至`, momentText(cutoff.at)];
}

export const cutoffWords = (cutoff: Cutoff): string => cutoffParts(cutoff).join(' ');
