import { SMS_LIMITS } from '../../../domain/people/sms';
import type { CaptchaLimits } from '../../../server/doors/captcha/settings';

const DAY = 86_400;
const LONGEST_WAIT = 14_400;

/** Daily wrong answers allowed to all unknown visitors of an address that wait out every lock. */
function wrongsOfStrangers({ wrongPerStrangers, wrongPerStrangersDay, lockSeconds }: CaptchaLimits): number {
  const windows = (DAY / 600) * wrongPerStrangers;
  let [wrongs, waited] = [Math.min(windows, wrongPerStrangersDay), 0];
  for (let wait = lockSeconds; waited < DAY; wait = Math.min(wait * 2, LONGEST_WAIT))
    [wrongs, waited] = [wrongs + 1, waited + wait];
  return wrongs;
}

/** Messages per address and day at this pass rate, and addresses for 1,000 messages. */
export function priceOf(share: number, limits: CaptchaLimits) {
  const wrongs = wrongsOfStrangers(limits) + limits.visitorsPerAddress * limits.wrongPerClient;
  const sent = Math.min(...SMS_LIMITS.perAddress.map(({ count, seconds }) => (count * DAY) / seconds));
  const messagesADay = Math.min(sent, Math.floor((wrongs * share) / (1 - share)));
  return { messagesADay, addressDays: Math.ceil(1_000 / messagesADay) };
}
