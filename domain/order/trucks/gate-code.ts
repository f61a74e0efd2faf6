import { HOUR_MS } from '../../values/spans';

/** Ten characters of base 32: `7K3M-QX9D-T2` as it is printed. */
export const GATE_CODE = /^[0-9A-HJKMNP-TV-Z]{10}$/;

export const gateCodeInGroups = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code;

/** So long before its hour a truck may drive up. */
const EARLY_MS = HOUR_MS;
/** How long its hour is. */
export const SLOT_MS = HOUR_MS;
/** So long after its hour nobody is waited for at the gate. */
const WAITS_MS = 4 * HOUR_MS;

export const isGateNear = (at: number, now: number): boolean => now >= at - EARLY_MS;
export const isSlotOver = (at: number, now: number): boolean => now >= at + SLOT_MS;
export const isGateOver = (at: number | null, now: number): boolean => at !== null && now > at + WAITS_MS;

/** What a gate makes of a truck that shows its code: only of one it opens; of all others somebody has to say more first. */
export type GateStand = 'UNREAD' | 'EARLY' | 'LATE' | 'NO_PLATE' | 'OPEN';

/** `at`: null where the house fetches the goods, by a truck of its own. */
type Expected = { at: number | null; plateNo: string; isConfirmed: boolean };

export function gateStand({ at, plateNo, isConfirmed }: Expected, now: number): GateStand {
  if (!isConfirmed) return 'UNREAD';
  if (at === null) return 'OPEN';
  if (!isGateNear(at, now)) return 'EARLY';
  if (isSlotOver(at, now)) return 'LATE';
  return plateNo.trim() === '' ? 'NO_PLATE' : 'OPEN';
}

/** What a stranger sees of a number plate. */
export const maskedPlate = (plate: string): string =>
  plate.length < 5 ? plate : `${plate.slice(0, 2)}**${plate.slice(4)}`;
