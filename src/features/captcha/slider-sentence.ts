import type { ChallengeView } from '../../../machines/identity/captcha/challenge';
import type { SliderView } from '../../../machines/identity/captcha/slider';
import { captchaCopy, failedSentence } from '../../copy/people/captcha';
import { askingSentence } from './asking-sentence';

const { slider: copy, asking: askingCopy } = captchaCopy;

/** Text of the live region, without pixels and seconds: they change too often to be read out. */
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
