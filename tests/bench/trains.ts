import { railSchedule } from '../../contract/modes/rail/search';
import { CALENDAR_DAYS } from '../../domain/modes/rail/search';
import { MOST_BOXES } from '../../domain/offer/search';
import { dayAt } from '../../domain/values/days';
import { departuresOf } from '../../server/modes/rail/departures';
import { ROUTES } from '../../server/modes/rail/routes';
import { measureSearches, MOST_MS } from './support/searches';
import type { Question } from './throughput/load';

const today = dayAt(Date.now());
const trains = ROUTES.reduce((all, route) => all + departuresOf(route, today, CALENDAR_DAYS).length, 0);

/** What freezes, what does not, what nobody knows; what the railways take, and what no train takes. */
const HARMLESS = ['甘油（丙三醇）', '丙二醇', '片碱', '无人认得的货物'];
const DANGEROUS = ['1823', '3077', '3082', '1230'];

const question = (way: number, goods: number, count: number): Question => {
  const { org, dst } = ROUTES[way % ROUTES.length] ?? { org: { code: '' }, dst: { code: '' } };
  const unNo = DANGEROUS[goods - HARMLESS.length];
  const asked = unNo === undefined ? { isDanger: 'N', goods: HARMLESS[goods] } : { isDanger: 'Y', unNo };
  const boxes = [{ type: '40HQ', count }];
  const body = { orgPortCode: org.code, dstPortCode: dst.code, ...asked, boxes };
  return { method: 'POST', path: railSchedule.path, body: JSON.stringify(body) };
};

const GOODS = HARMLESS.length + DANGEROUS.length;
/** One count of boxes for what is asked again and again, four for every round of what is not. */
const COUNTS = 4;

console.log(`${trains} trains of ${CALENDAR_DAYS} days on ${ROUTES.length} ways`);
await measureSearches({
  /** Every way once. */
  usual: ROUTES.map((_, way) => question(way, 0, 1)),
  /** Ways and goods mixed. */
  unheard: (round) =>
    Array.from({ length: ROUTES.length * GOODS * COUNTS }, (_, at) => {
      const count = 2 + ((round * COUNTS + Math.floor(at / (ROUTES.length * GOODS))) % (MOST_BOXES - 1));
      return question(at, Math.floor(at / ROUTES.length) % GOODS, count);
    }),
});
console.log(`goal: p99 <= ${MOST_MS} ms`);
