import type { ChallengeView } from '../../../machines/identity/captcha/challenge';
import type { ClickWordView } from '../../../machines/identity/captcha/click-word';
import { captchaCopy, failedSentence } from '../../copy/people/captcha';
import { askingSentence } from './asking-sentence';

const { clickWord: copy, slider, asking: askingCopy } = captchaCopy;

export function clickWordSentence(view: ClickWordView, asking: ChallengeView | null): string {
  const { status, words, points, wanted, message } = view;
  if (status === 'failed') return failedSentence(message);
  if (status === 'passed') return copy.passed;
  if (status === 'judging') return copy.judging;
  if (asking === null) {
    if (words.length === 0) return slider.bar.waiting;
    return `${copy.picture(words)}。${copy.progress.before} ${points.length} ${copy.progress.after(wanted)}`;
  }
  return asking.status === 'limited' ? askingCopy.limited : askingSentence(asking, status === 'expired');
}
