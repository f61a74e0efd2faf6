import type { ChallengeView } from '../../../machines/identity/captcha/challenge';
import { captchaCopy, type AskingWords } from '../../copy/captcha';

const { asking: copy } = captchaCopy;

/** Why there is no question. A renewal of an expired one is told as what it is. */
export function askingSentence(
  { status, failureCode, message, secondsLeft }: ChallengeView,
  isRenewal: boolean,
  words: AskingWords = copy,
): string {
  if (status === 'limited') return copy.counting(secondsLeft);
  if (status !== 'unavailable' || failureCode === null) return isRenewal ? words.renewing : words.loading;
  return (failureCode === 'refused' && message) || words.failure[failureCode];
}
