import { isDay, momentOf } from '../../values/days';
import { parseNumber, parseWholeNumber } from '../../values/typed-number';
import { isPlate } from './truck-fields';
import { isContactPhone } from '../form/texts';
import type { LeavingPart, LeavingTerms, Load, TypedLeaving } from './leaving';

const LEAVING_FAULT_CODES = [
  'required',
  'day',
  'oneDay',
  'slot',
  'past',
  'tons',
  'tonsOver',
  'pallets',
  'palletsOver',
  'palletsLeft',
  'plate',
  'phone',
  'idTail',
  'many',
] as const;
export type LeavingFaultCode = (typeof LEAVING_FAULT_CODES)[number];
export type LeavingFaults = Readonly<Partial<Record<LeavingPart, LeavingFaultCode>>>;

export function readLoad({ tons, pallets }: TypedLeaving): Load | null {
  const load = { tons: parseNumber(tons, 3), pallets: parseWholeNumber(pallets) };
  return load.tons === null || load.pallets === null ? null : { tons: load.tons, pallets: load.pallets };
}

/** Arrival in ms; null when unreadable. */
export const readArrivalTime = ({ day, slot }: Pick<TypedLeaving, 'day' | 'slot'>): number | null => {
  const hour = parseWholeNumber(slot);
  return isDay(day) && hour !== null ? momentOf(day, hour) : null;
};

const dayFault = ({ day }: TypedLeaving, { from, to, onlyDay }: LeavingTerms): LeavingFaultCode | null => {
  if (!isDay(day) || day < from || day > to) return 'day';
  return onlyDay !== null && day !== onlyDay ? 'oneDay' : null;
};

function slotFault(typed: TypedLeaving, terms: LeavingTerms, now: number): LeavingFaultCode | null {
  if (!terms.slots.includes(typed.slot)) return 'slot';
  const at = readArrivalTime(typed);
  return dayFault(typed, terms) === null && at !== null && at <= now ? 'past' : null;
}

function tonsFault({ tons }: TypedLeaving, { rest }: LeavingTerms): LeavingFaultCode | null {
  const asked = parseNumber(tons, 3);
  if (asked === null || asked <= 0) return 'tons';
  return asked > rest.tons ? 'tonsOver' : null;
}

/** The last ton and the last pallet must be collected together. */
function palletsFault(typed: TypedLeaving, { rest }: LeavingTerms): LeavingFaultCode | null {
  const asked = parseWholeNumber(typed.pallets);
  if (asked === null || asked < 0) return 'pallets';
  if (asked > rest.pallets) return 'palletsOver';
  return (asked === rest.pallets) === (parseNumber(typed.tons, 3) === rest.tons) ? null : 'palletsLeft';
}

const isIdTail = (typed: string): boolean => /^\d{3}[\dX]$/i.test(typed.trim());

export function leavingFaults(typed: TypedLeaving, terms: LeavingTerms, now: number): LeavingFaults {
  const missing = (part: LeavingPart): LeavingFaultCode | null => (typed[part].trim() === '' ? 'required' : null);
  const found: Record<LeavingPart, LeavingFaultCode | null> = {
    day: dayFault(typed, terms),
    slot: slotFault(typed, terms, now),
    tons: tonsFault(typed, terms),
    pallets: palletsFault(typed, terms),
    plateNo: terms.trucks > 0 ? (missing('plateNo') ?? (isPlate(typed.plateNo) ? null : 'plate')) : 'many',
    driverName: missing('driverName'),
    driverPhone: missing('driverPhone') ?? (isContactPhone(typed.driverPhone) ? null : 'phone'),
    driverIdTail: missing('driverIdTail') ?? (isIdTail(typed.driverIdTail) ? null : 'idTail'),
    escortName: terms.isDanger === 'Y' ? missing('escortName') : null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, code]) => code !== null));
}
