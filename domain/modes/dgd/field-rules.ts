import { promiseCompletion } from '../../desk/promised';
import type { OrderFacts } from '../../order/form/facts';
import type { FaultCheck } from '../../rules/fault';
import { dayAt, daysAfter } from '../../values/days';
import { type Calendar, answerCalendar } from '../../values/days-off';
import { afterWorkingHours } from '../../values/working-days';
import { toIso, parseMoment } from '../../values/moments';
import { remainingShare, totalShare } from './components';
import type { DgdPart } from './fields';
import { serviceHours } from './hours';
import type { DgdQuote } from './quote';
import { HOUR_MS } from '../../values/spans';
import { LATEST_DAYS } from '../../offer/search';
import { DECLARED_BEFORE_HOURS, LEAST_HOURS } from './times';

type Facts = Pick<OrderFacts<DgdQuote>, 'quote' | 'now'>;
type Rule = (form: DgdPart, facts: Facts) => FaultCheck;

const HUNDRED = { least: 99.5, most: 100.5 };
const LEAST_ROWS = 2;

const componentsRule: Rule = (form) => {
  if (form.components.length < LEAST_ROWS) return 'dgdFewComponents';
  const sum = totalShare(form);
  if (sum < HUNDRED.least) return ['dgdSum', { sum, away: remainingShare(form) }];
  return sum > HUNDRED.most ? ['dgdSumOver', { sum }] : null;
};

const between =
  (
    named: keyof Pick<DgdPart, 'packDate' | 'week'>,
    code: 'dgdPackDate' | 'dgdWeek',
    [least, most]: [number, number],
  ): Rule =>
  (form, { now }) => {
    const today = dayAt(now);
    return form[named] < daysAfter(today, least) || form[named] > daysAfter(today, most) ? code : null;
  };

const isSame = (one: string, other: string): FaultCheck => (one === other ? 'dgdSamePlace' : null);

const another =
  (named: 'viaPort' | 'nextPort', before: readonly ('fromPort' | 'toPort' | 'viaPort')[]): Rule =>
  (form) =>
    before.some((one) => form[one] === form[named]) ? 'dgdSameVia' : null;

/** Earliest completion time; null in years without a published holiday calendar. */
export function earliestCompletion(now: number, hours: number, calendar: Calendar): number | null {
  const { done, isTold } = promiseCompletion(now, hours, calendar);
  return isTold ? done : null;
}

const CHINA_MS = 8 * HOUR_MS;
const TO_MINUTES = 16;

/** `2026-11-23 15:00`, China time. */
const chinaText = (moment: number): string =>
  toIso(moment + CHINA_MS)
    .slice(0, TO_MINUTES)
    .replace('T', ' ');

const expectRule: Rule = (form, { now, quote }) => {
  const wished = parseMoment(form.expectAt) ?? 0;
  const calendar = answerCalendar(quote?.offer);
  const done = quote && earliestCompletion(now, serviceHours(quote.offer.detail, form.isRush), calendar);
  if (wished <= afterWorkingHours(now, LEAST_HOURS, calendar)) return 'dgdExpect';
  if (done === null || wished >= done) return null;
  // Suggest the rush option only when it is offered and not yet ticked.
  const mayHurry = (quote?.offer.detail.canRush ?? false) && !form.isRush;
  return [mayHurry ? 'dgdTooSoon' : 'dgdNoSooner', { at: chinaText(done) }];
};

/** In North America the emergency number must be answered in English. */
const NORTH_AMERICA: readonly string[] = ['US', 'CA'];

const languagesRule: Rule = ({ languages, boundFor }) => {
  if (!languages.includes('zh')) return 'dgdChinese';
  return boundFor.some((one) => NORTH_AMERICA.includes(one)) && !languages.includes('en') ? 'dgdEnglish' : null;
};

export const RULES: Partial<Record<keyof DgdPart, Rule>> = {
  components: componentsRule,
  packDate: between('packDate', 'dgdPackDate', [-LATEST_DAYS, 0]),
  leaves: ({ leaves }, { now }) =>
    (parseMoment(leaves) ?? 0) > now + DECLARED_BEFORE_HOURS * HOUR_MS ? null : 'dgdEtd',
  toAirport: ({ fromAirport, toAirport }) => isSame(fromAirport, toAirport),
  viaPort: another('viaPort', ['fromPort', 'toPort']),
  nextPort: another('nextPort', ['fromPort', 'toPort', 'viaPort']),
  toPort: ({ fromPort, toPort }) => isSame(fromPort, toPort),
  week: between('week', 'dgdWeek', [1, LATEST_DAYS]),
  together: ({ together }) => (together.length < LEAST_ROWS ? 'dgdFewGoods' : null),
  languages: languagesRule,
  expectAt: expectRule,
};
