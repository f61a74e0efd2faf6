import { HOUR_MS } from '../../values/spans';

/** Ten base-32 characters, printed as `7K3M-QX9D-T2`. */
export const GATE_CODE = /^[0-9A-HJKMNP-TV-Z]{10}$/;

export const gateCodeInGroups = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code;

/** Time before its hour from which a truck may enter. */
const EARLY_MS = HOUR_MS;
export const SLOT_MS = HOUR_MS;
/** Time after its hour until the code expires. */
const WAITS_MS = 4 * HOUR_MS;

export const isGateNear = (at: number, now: number): boolean => now >= at - EARLY_MS;
export const isSlotOver = (at: number, now: number): boolean => now >= at + SLOT_MS;
export const isGateOver = (at: number | null, now: number): boolean => at !== null && now > at + WAITS_MS;

/** Gate verdict on a shown code: only `OPEN` admits the truck, the others need a decision. */
export type GateStand = 'UNREAD' | 'EARLY' | 'LATE' | 'NO_PLATE' | 'OPEN';

/** `at`: null with an ordered pickup by a platform truck. */
type Expected = { at: number | null; plateNo: string; isConfirmed: boolean };

export function gateStand({ at, plateNo, isConfirmed }: Expected, now: number): GateStand {
  if (!isConfirmed) return 'UNREAD';
  if (at === null) return 'OPEN';
  if (!isGateNear(at, now)) return 'EARLY';
  if (isSlotOver(at, now)) return 'LATE';
  return plateNo.trim() === '' ? 'NO_PLATE' : 'OPEN';
}

/** Plate as shown to third parties. */
export const maskedPlate = (plate: string): string =>
  plate.length < 5 ? plate : `${plate.slice(0, 2)}**${plate.slice(4)}`;
