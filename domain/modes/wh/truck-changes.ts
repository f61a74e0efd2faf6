import type { TypedTruck } from '../../order/trucks/truck';
import { CHANGE_BEFORE_HOURS } from '../../order/trucks/truck-times';
import { dayAt, daysAfter, momentOf, type Day } from '../../values/days';
import { toIso } from '../../values/moments';
import type { WhForm } from './form';
import { gateHourStart } from './gate';
import { GATE_HOURS, readStay } from './stay';
import { truckDay } from './trucks';
import { HOUR_MS } from '../../values/spans';

/** Gate hour as text: `2026-12-01T09`. */
export const slotText = (day: string, hour: string): string => `${day}T${hour.padStart(2, '0')}`;

const SLOT = /^(\d{4}-\d{2}-\d{2})T(\d{2})$/;

type Coming = Pick<WhForm, 'inbound' | 'inDate'>;

export function openUntil(form: Coming, at: number): string | null {
  const row = form.inbound[at];
  const opens = row ? gateHourStart(truckDay(row, form), row.slot) : null;
  return opens === null ? null : toIso(opens - CHANGE_BEFORE_HOURS * HOUR_MS);
}

/** Form with another truck; null when the place is empty. `slot` includes the day. */
export function replaceTruck(form: WhForm, at: number, { slot, ...truck }: TypedTruck): WhForm | null {
  const row = form.inbound[at];
  if (!row) return null;
  // An unreadable hour becomes blank, so that the form asks for it.
  const [, day = '', hour = ''] = SLOT.exec(slot) ?? [];
  // An unchanged time keeps the default day when none was typed.
  const isSame = slot === slotText(truckDay(row, form), row.slot);
  const when = isSame
    ? { day: row.day, slot: row.slot }
    : { day, slot: gateHourStart(day, hour.replace(/^0/, '')) === null ? '' : hour.replace(/^0/, '') };
  const changed = { ...row, ...truck, ...when };
  return { ...form, inbound: form.inbound.map((one, place) => (place === at ? changed : one)) };
}

const DAYS_OFFERED = 14;

export function truckChangeHours(form: Pick<WhForm, 'inDate' | 'days'>, now: number): { day: Day; hour: string }[] {
  const stay = readStay(form);
  if (!stay) return [];
  const today = dayAt(now);
  const first = stay.from < today ? today : stay.from;
  return Array.from({ length: DAYS_OFFERED }, (_, after) => daysAfter(first, after))
    .filter((day) => day < stay.to)
    .flatMap((day) => GATE_HOURS.map((hour) => ({ day, hour: String(hour) })))
    .filter(({ day, hour }) => momentOf(day, Number(hour)) > now);
}
