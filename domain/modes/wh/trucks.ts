import { fault, type OrderFault } from '../../rules/fault';
import type { OrderFacts } from '../../order/form/facts';
import { dayAt, isDay, type Day } from '../../values/days';
import type { WhForm } from './form';
import type { TruckRow } from './fields';
import { leftAt, opensAt } from './gate';
import type { WhQuote } from './quote';
import { stayIn } from './stay';

type Due = Pick<WhForm, 'isDanger' | 'inDate' | 'days' | 'inbound'>;
type Row = Pick<TruckRow, 'day'>;

export const TRUCK_CODES = { plateTwice: 'whPlateTwice', differ: 'whPiecesDiffer' } as const;

/** Goods may come on several days; a truck that names none comes on the first of them. */
export const dayOf = ({ day }: Row, { inDate }: Pick<WhForm, 'inDate'>): string => (day.trim() === '' ? inDate : day);

/** Each truck at its own time, as trucks are compared with one another. */
export const timed = <TForm extends Due>(form: TForm): TForm => ({
  ...form,
  inbound: form.inbound.map((row) => ({ ...row, slot: `${dayOf(row, form)} ${row.slot}` })),
});

/** What is left of an hour of a day for the trucks of a form; null where the gate was asked for goods of another kind. */
export const leftFor = (
  { isDanger }: Pick<Due, 'isDanger'>,
  { search, offer }: WhQuote,
  { day, slot }: { day: Day; slot: string },
): number | null => (isDanger === search.isDanger ? leftAt(offer.detail.gate, day, slot) : null);

/** No hour takes more trucks than are left of it, and none that has begun takes any. */
export const gateFaults = (form: Due, { quote, now }: Pick<OrderFacts<WhQuote>, 'quote' | 'now'>): OrderFault[] =>
  form.inbound.flatMap((row, at) => {
    const here = { day: dayOf(row, form), slot: row.slot };
    const opens = opensAt(here.day, here.slot);
    // A first day that is over is said of the stay, and a day before it of the day.
    const isOver = opens !== null && opens <= now && here.day >= form.inDate;
    if (isOver && (row.day !== '' || here.day === dayAt(now))) return [fault(`inbound.${at}.slot`, 'whHourPast')];
    const left = quote && leftFor(form, quote, here);
    const isBefore = (other: TruckRow) => other.slot === here.slot && dayOf(other, form) === here.day;
    const before = form.inbound.slice(0, at).filter(isBefore).length;
    return left !== null && before >= left ? [fault(`inbound.${at}.slot`, 'whHourFull', { left })] : [];
  });

/** Trucks come while the place is held; one of them on the day on which that begins. */
export function dayFaults(form: Due): OrderFault[] {
  const stay = stayIn(form);
  const { inbound } = form;
  if (!stay || !inbound.every(({ day }) => day.trim() === '' || isDay(day))) return [];
  const days = inbound.map((row) => dayOf(row, form));
  const wrong = days.flatMap((day, at) => {
    if (day < stay.from) return [fault(`inbound.${at}.day`, 'whTruckEarly', { day: stay.from })];
    return day >= stay.to ? [fault(`inbound.${at}.day`, 'whTruckLate', { day: stay.to })] : [];
  });
  if (wrong.length > 0 || days.length === 0 || days.includes(stay.from)) return wrong;
  return [fault('inbound.0.day', 'whTruckFirst', { day: stay.from })];
}
