import type { ChallengeView } from '../../../machines/identity/captcha/challenge';
import type { SliderView } from '../../../machines/identity/captcha/slider';
import { captchaCopy, failedSentence } from '../../copy/people/captcha';
import { askingSentence } from './asking-sentence';

const { slider: copy, asking: askingCopy } = captchaCopy;

/** The live region. Neither the pixels nor the seconds are in it: nobody wants to hear every one of them. */
export function sliderSentence({ status, message, seconds }: SliderView, asking: ChallengeView | null): string {
  switch (status) {
    case 'failed':
      return failedSentence(message);
    case 'passed':
      return copy.passed(seconds);
    case 'judging':
      return copy.judging;
    default:
      if (asking === null) return copy.bar.ready;
      return asking.status === 'limited' ? askingCopy.limited : askingSentence(asking, status === 'expired');
  }
}
