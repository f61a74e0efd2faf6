import type { PackingGroup } from './dangerous-goods';

/** IMDG 2.3.2.6, closed cup, in degrees Celsius. */
export const GROUP_II_FLASH_POINT = 23;
/** A liquid above it is not class 3. */
export const MOST_FLASH_POINT = 60;
/** IMDG 2.3.1.3: above it, a liquid that does not sustain combustion is not class 3. */
const SUSTAINED_ABOVE = 35;
const GROUP_I_BOILING_POINT = 35;

export type FlashPoint = number | 'none';

type FlammableLiquid = {
  flash: FlashPoint;
  /** Initial boiling point; null when unknown. */
  boil: number | null;
  isSustaining: boolean;
};

type FlammableVerdict =
  | { kind: 'flammable'; group: PackingGroup }
  | { kind: 'free'; why: 'noFlashPoint' | 'aboveSixty' | 'notSustaining' }
  /** Flash point and boiling point cannot belong to one liquid. */
  | { kind: 'clash' }
  /** Only the boiling point tells if it is group I. */
  | { kind: 'boilUntold'; group: PackingGroup };

export function flammableVerdict({ flash, boil, isSustaining }: FlammableLiquid): FlammableVerdict {
  if (flash === 'none') return { kind: 'free', why: 'noFlashPoint' };
  if (boil !== null && boil <= GROUP_I_BOILING_POINT && flash > MOST_FLASH_POINT) return { kind: 'clash' };
  if (flash > MOST_FLASH_POINT) return { kind: 'free', why: 'aboveSixty' };
  if (boil !== null && boil <= GROUP_I_BOILING_POINT) return { kind: 'flammable', group: 'I' };
  if (flash > SUSTAINED_ABOVE && !isSustaining) return { kind: 'free', why: 'notSustaining' };
  const group = flash < GROUP_II_FLASH_POINT ? 'II' : 'III';
  return boil === null ? { kind: 'boilUntold', group } : { kind: 'flammable', group };
}

export const mayNotSustain = (flash: number): boolean => flash > SUSTAINED_ABOVE && flash <= MOST_FLASH_POINT;

type FlameCategory = 1 | 2 | 3 | 4;

/** GHS chapter 2.6; null when not a flammable liquid. The boiling point separates category 1 from 2. */
export function flameCategory(flash: FlashPoint, boil: number | null): FlameCategory | null {
  if (flash === 'none' || flash > 93) return null;
  if (flash < GROUP_II_FLASH_POINT) return boil !== null && boil <= GROUP_I_BOILING_POINT ? 1 : 2;
  return flash <= MOST_FLASH_POINT ? 3 : 4;
}
