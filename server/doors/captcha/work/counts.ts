import { type Count, countOne, standingCounts } from '../../../base/counts/counts';
import type { Queries } from '../../../base/database/database';
import type { Subjects } from '../client';
import type { CaptchaLimits } from '../settings';

const HOUR = 3_600;
const DAY = 24 * HOUR;
const ASKED = 'captcha work asked';
const PROVEN = 'captcha work proven';

/** Counts per number and address: requests for other numbers block no one else. */
export const countRequest = (queries: Queries, { address, phone }: Omit<Worker, 'strangers'>, now: Date) =>
  countOne(queries, ASKED, `${address} ${phone}`, now, HOUR);

export type Worker = Pick<Subjects, 'address' | 'strangers'> & { phone: string };

/** Only solved works count against a phone, so that a stranger cannot block it by requesting. */
export async function countProven(queries: Queries, { address, phone }: Omit<Worker, 'strangers'>, now: Date) {
  return {
    here: await countOne(queries, PROVEN, address, now, DAY),
    ofPhone: await countOne(queries, PROVEN, phone, now, HOUR),
  };
}

export async function workStanding(queries: Queries, { address, strangers, phone }: Worker, now: Date) {
  const counts = await standingCounts(queries, [address, strangers, phone], now);
  const find = (of: string, whose: string) => counts.find(({ kind, subject }) => kind === of && subject === whose);
  return {
    proven: { here: find(PROVEN, address), ofPhone: find(PROVEN, phone) },
    wrong: find('captcha wrong', strangers)?.count ?? 0,
  };
}

type Proven = { here?: Count | undefined; ofPhone?: Count | undefined };

/** Count that would exceed its bound with the coming proofs; undefined if none. */
export function findFullCount({ here, ofPhone }: Proven, coming: number, limits: CaptchaLimits): Count | undefined {
  if (ofPhone !== undefined && ofPhone.count + coming > limits.workPerPhone) return ofPhone;
  return here !== undefined && here.count + coming > limits.workProofsPerAddress ? here : undefined;
}
