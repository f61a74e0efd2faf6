import type { ChallengeView } from '../../../machines/identity/captcha/challenge';
import { captchaCopy, type AskingWords } from '../../copy/people/captcha';

const { asking: copy } = captchaCopy;

/** First clause of the gateway's message; the advice is dropped, since a countdown shows the wait. */
const firstClause = (message: string): string => message.split('，')[0] || copy.limited;

/** Reason for a missing challenge. Renewal of an expired one has its own wording. */
export function askingSentence(
  { status, failureCode, message, secondsLeft }: ChallengeView,
  isRenewal: boolean,
  words: AskingWords = copy,
): string {
  if (status === 'limited') return copy.counting(firstClause(message), secondsLeft);
  if (status !== 'unavailable' || failureCode === null) return isRenewal ? words.renewing : words.loading;
  return (failureCode === 'refused' && message) || words.failure[failureCode];
}
