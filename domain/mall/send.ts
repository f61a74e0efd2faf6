import { minorUnits, roundedUp } from '../values/money';

/** What it costs to send goods by road, in yuan. */
export const SEND = {
  partBase: 180,
  partTonKm: 1.15,
  partLeast: 480,
  /** From here on whole trucks are sent. */
  wholeFromKg: 10_000,
  wholeKm: 9.2,
  wholeLeast: 1500,
  truckMostKg: 30_000,
  dangerFactor: 1.35,
} as const;

type Sent = { km: number; grossKg: number; isDanger: boolean };

/** Tons of a part load are counted up to the next hundred kilograms. */
const startedTons = (kg: number): number => Math.ceil(kg / 100 - 1e-9) / 10;

/** In fen, and in how many trucks; null for a part of one. */
export function sendPrice({ km, grossKg, isDanger }: Sent): { total: number; trucks: number | null } {
  const factor = isDanger ? SEND.dangerFactor : 1;
  if (grossKg < SEND.wholeFromKg) {
    const yuan = Math.max(SEND.partLeast, SEND.partBase + SEND.partTonKm * km * startedTons(grossKg));
    return { total: roundedUp(minorUnits(yuan) * factor), trucks: null };
  }
  const trucks = Math.ceil(grossKg / SEND.truckMostKg);
  return { total: roundedUp(minorUnits(Math.max(SEND.wholeLeast, SEND.wholeKm * km)) * factor) * trucks, trucks };
}
