import { fault, type OrderFault } from '../../rules/fault';
import type { OrderFacts } from '../../order/form/facts';
import { dayAt, isDay, type Day } from '../../values/days';
import type { WhForm } from './form';
import type { TruckRow } from './fields';
import { gateRoomLeft, gateHourStart } from './gate';
import type { WhQuote } from './quote';
import { readStay } from './stay';

type Due = Pick<WhForm, 'isDanger' | 'inDate' | 'days' | 'inbound'>;
type Row = Pick<TruckRow, 'day'>;

export const TRUCK_CODES = { plateTwice: 'whPlateTwice', differ: 'whPiecesDiffer' } as const;

/** Trucks may come on several days; one without a day comes on the first. */
export const truckDay = ({ day }: Row, { inDate }: Pick<WhForm, 'inDate'>): string =>
  day.trim() === '' ? inDate : day;

/** Adds the day to each truck's hour, so that trucks can be compared. */
export const withTruckDays = <TForm extends Due>(form: TForm): TForm => ({
  ...form,
  inbound: form.inbound.map((row) => ({ ...row, slot: `${truckDay(row, form)} ${row.slot}` })),
});

export const truckSlotRoom = (
  { isDanger }: Pick<Due, 'isDanger'>,
  { search, offer }: WhQuote,
  { day, slot }: { day: Day; slot: string },
): number | null => (isDanger === search.isDanger ? gateRoomLeft(offer.detail.gate, day, slot) : null);

export const gateFaults = (form: Due, { quote, now }: Pick<OrderFacts<WhQuote>, 'quote' | 'now'>): OrderFault[] =>
  form.inbound.flatMap((row, at) => {
    const here = { day: truckDay(row, form), slot: row.slot };
    const opens = gateHourStart(here.day, here.slot);
    // A past first day is a fault of the stay, an earlier truck day one of its own field, so neither is repeated here.
    const isOver = opens !== null && opens <= now && here.day >= form.inDate;
    if (isOver && (row.day !== '' || here.day === dayAt(now))) return [fault(`inbound.${at}.slot`, 'whHourPast')];
    const left = quote && truckSlotRoom(form, quote, here);
    const isBefore = (other: TruckRow) => other.slot === here.slot && truckDay(other, form) === here.day;
    const before = form.inbound.slice(0, at).filter(isBefore).length;
    return left !== null && before >= left ? [fault(`inbound.${at}.slot`, 'whHourFull', { left })] : [];
  });

/** Trucks come during the stay, and one of them on its first day. */
export function dayFaults(form: Due): OrderFault[] {
  const stay = readStay(form);
  const { inbound } = form;
  if (!stay || !inbound.every(({ day }) => day.trim() === '' || isDay(day))) return [];
  const days = inbound.map((row) => truckDay(row, form));
  const wrong = days.flatMap((day, at) => {
    if (day < stay.from) return [fault(`inbound.${at}.day`, 'whTruckEarly', { day: stay.from })];
    return day >= stay.to ? [fault(`inbound.${at}.day`, 'whTruckLate', { day: stay.to })] : [];
  });
  if (wrong.length > 0 || days.length === 0 || days.includes(stay.from)) return wrong;
  return [fault('inbound.0.day', 'whTruckFirst', { day: stay.from })];
}
