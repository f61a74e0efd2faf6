import { tabStorage } from './storage';

/** Smaller differences may come from network delay. */
const SLACK_MS = 5_000;
/** Smaller differences raise no notice. */
const TOLD_MS = 120_000;
/** A `Date` header counts whole seconds. */
const SECOND = 1_000;
const KEY = 'houseAhead';

/** Milliseconds the gateway's clock is ahead of this computer's; kept for the tab's next page. */
let ahead: number | null = null;
const clockOffset = (): number => {
  ahead ??= Number(tabStorage.read(KEY)) || 0;
  return ahead;
};

/** The gateway's time; every deadline, countdown and date uses it. */
export const houseNow = (): number => Date.now() + clockOffset();

type AnswerTime = { date: unknown; caching: unknown; askedAt: number; heardAt?: number };

/** A cached reply carries an old time. */
const isCached = (caching: unknown): boolean => typeof caching === 'string' && /max-age=[1-9]/.test(caching);

/** Takes the time from a reply. True if this computer's clock turns out wrong. */
export function hearTime({ date, caching, askedAt, heardAt = Date.now() }: AnswerTime): boolean {
  const told = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(told) || isCached(caching)) return false;
  // The gateway read its clock between request and response.
  const [least, most] = [told - heardAt, told + SECOND - askedAt];
  const mayBe = (by: number) => least - SLACK_MS <= by && by <= most + SLACK_MS;
  if (mayBe(clockOffset())) return false;
  ahead = mayBe(0) ? 0 : Math.round((least + most) / 2);
  tabStorage.write(KEY, String(ahead));
  return Math.abs(ahead) >= TOLD_MS;
}
