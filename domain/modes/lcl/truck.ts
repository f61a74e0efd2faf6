import type { Cutoff } from '../../offer/cutoffs';
import { hasTruck } from '../../order/trucks/truck-fields';
import type { TypedTruck } from '../../order/trucks/truck';
import { isDay } from '../../values/days';
import { parseMoment } from '../../values/moments';
import { parseWholeNumber } from '../../values/typed-number';
import { hourSlot, slotsBetween } from '../../values/slots';
import { GATE_HOURS } from './cutoffs';
import type { LclForm } from './form';

export const TRUCK_FIELDS = [
  'deliverDate',
  'deliverHour',
  'plateNo',
  'driverName',
  'driverPhone',
  'escortName',
] as const satisfies readonly (keyof LclForm)[];

type Coming = Pick<LclForm, (typeof TRUCK_FIELDS)[number] | 'services'>;

const deliverySlot = ({ deliverDate, deliverHour }: Coming): string => {
  const hour = parseWholeNumber(deliverHour);
  return isDay(deliverDate) && hour !== null ? hourSlot(deliverDate, hour) : '';
};

/** Delivering truck as a gate slot; null with pickup ordered. A CFS needs no ID number or pieces. */
export function readDeliveryTruck(form: Coming): TypedTruck | null {
  if (form.services.includes('TRK')) return null;
  const { plateNo, driverName, driverPhone, escortName } = form;
  return { slot: deliverySlot(form), plateNo, driverName, driverPhone, driverIdTail: '', escortName, pieces: '' };
}

export function applyDeliveryTruck(
  form: LclForm,
  { slot, plateNo, driverName, driverPhone, escortName }: TypedTruck,
): LclForm | null {
  if (readDeliveryTruck(form) === null) return null;
  const [deliverDate = '', time = ''] = slot.split('T');
  const deliverHour = /^\d\d:00$/.test(time) ? String(Number(time.slice(0, 2))) : '';
  return { ...form, deliverDate, deliverHour, plateNo, driverName, driverPhone, escortName };
}

const momentOfCode = (cutoffs: readonly Cutoff[], code: Cutoff['code']): string | null =>
  cutoffs.find((cutoff) => cutoff.code === code)?.at ?? null;

/** The truck can change until the CFS closes, and must be named by its opening. */
export const truckOpenUntil = (cutoffs: readonly Cutoff[]): string | null => momentOfCode(cutoffs, 'CFS_CLOSE');

export const truckNoticeTime = (form: Coming, cutoffs: readonly Cutoff[]): string | null =>
  hasTruck(form) ? null : momentOfCode(cutoffs, 'CFS_OPEN');

export function shedHours(cutoffs: readonly Cutoff[], isDanger: 'Y' | 'N'): string[] {
  const at = (code: Cutoff['code']) => parseMoment(momentOfCode(cutoffs, code) ?? '');
  const [from, until] = [at('CFS_OPEN'), at('CFS_CLOSE')];
  const [opens, closes] = GATE_HOURS[isDanger === 'Y' ? 'danger' : 'general'];
  const hours = Array.from({ length: closes - opens + 1 }, (_, more) => opens + more);
  return from === null || until === null ? [] : slotsBetween(from, until, hours);
}
