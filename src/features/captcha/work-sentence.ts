import type { ChallengeView } from '../../../machines/identity/captcha/challenge';
import type { WorkView } from '../../../machines/identity/captcha/work';
import { captchaCopy, failedSentence } from '../../copy/people/captcha';
import { askingSentence } from './asking-sentence';

const { work: copy, asking: askingCopy } = captchaCopy;

const QUARTER = 25;

export function workSentence({ status, percent, message }: WorkView, asking: ChallengeView | null): string {
  switch (status) {
    case 'computing':
      return copy.heard(percent - (percent % QUARTER));
    case 'paused':
      return copy.paused;
    case 'broken':
      return copy.broken;
    case 'judging':
      return copy.judging;
    case 'failed':
      return failedSentence(message);
    case 'passed':
    case 'ended':
      return copy.passed;
    default:
      if (asking?.status === 'limited') return askingCopy.limited;
      return asking ? askingSentence(asking, status === 'expired', copy.asking) : copy.asking.loading;
  }
}
