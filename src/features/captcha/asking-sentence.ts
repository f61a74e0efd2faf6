import type { ChallengeView } from '../../../machines/identity/captcha/challenge';
import { captchaCopy, type AskingWords } from '../../copy/people/captcha';

const { asking: copy } = captchaCopy;

/** The gateway's own reason, without its advice: how long to wait is counted down beside it. */
const reasonIn = (message: string): string => message.split('，')[0] || copy.limited;

/** Why there is no question. A renewal of an expired one is told as what it is. */
export function askingSentence(
  { status, failureCode, message, secondsLeft }: ChallengeView,
  isRenewal: boolean,
  words: AskingWords = copy,
): string {
  if (status === 'limited') return copy.counting(reasonIn(message), secondsLeft);
  if (status !== 'unavailable' || failureCode === null) return isRenewal ? words.renewing : words.loading;
  return (failureCode === 'refused' && message) || words.failure[failureCode];
}
