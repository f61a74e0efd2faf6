import type { ChallengeView } from '../../../machines/identity/captcha/challenge';
import { captchaCopy } from '../../copy/captcha';

const { asking: copy } = captchaCopy;

/** Why there is no picture. A renewal of an expired one is told as what it is. */
export function askingSentence(
  { status, failureCode, message, secondsLeft }: ChallengeView,
  isRenewal: boolean,
): string {
  if (status === 'limited') return copy.counting(secondsLeft);
  if (status !== 'unavailable' || failureCode === null) return isRenewal ? copy.renewing : copy.loading;
  return (failureCode === 'refused' && message) || copy.failure[failureCode];
}
