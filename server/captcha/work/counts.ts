import { countOne, standing } from '../../counts/counts';
import type { Queries } from '../../database/database';
import type { CaptchaLimits } from '../settings';

const HOUR = 3_600;
const ASKED = 'captcha work asked';
const PROVEN = 'captcha work proven';

export const countAsked = (queries: Queries, address: string, now: Date) =>
  countOne(queries, ASKED, address, now, HOUR);

/** Only what was earned counts against a phone: nobody shuts the way of another's number by asking. */
export const countProven = (queries: Queries, phone: string, now: Date) => countOne(queries, PROVEN, phone, now, HOUR);

/** What stands against a phone and the address it is typed at, before the call is counted. */
export async function workStanding(
  queries: Queries,
  { address, phone }: { address: string; phone: string },
  { wrongPerAddress }: CaptchaLimits,
  now: Date,
) {
  const counts = await standing(queries, [address, phone], now);
  const wrong = counts.find(({ kind, subject }) => kind === 'captcha wrong' && subject === address);
  return {
    proven: counts.find(({ kind, subject }) => kind === PROVEN && subject === phone),
    isWrongHere: (wrong?.count ?? 0) > wrongPerAddress,
  };
}
