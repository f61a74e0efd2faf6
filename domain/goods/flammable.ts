import type { PackingGroup } from './dangerous-goods';

/** IMDG 2.3.2.6, closed cup, in degrees Celsius. */
export const GROUP_II_FLASH_POINT = 23;
/** Above it a liquid is none of class 3. */
export const MOST_FLASH_POINT = 60;
/** IMDG 2.3.1.3: from here on a liquid that does not sustain combustion is none of class 3. */
const SUSTAINED_FROM = 35;
const GROUP_I_BOILING_POINT = 35;

/** `none`: it was measured, and there is none. */
export type FlashPoint = number | 'none';

type FlammableLiquid = {
  flash: FlashPoint;
  /** The first drop of the distillation; null where nobody has said. */
  boil: number | null;
  isSustaining: boolean;
};

type FlammableVerdict =
  | { kind: 'flammable'; group: PackingGroup }
  | { kind: 'free'; why: 'noFlashPoint' | 'aboveSixty' | 'notSustaining' }
  /** The two figures cannot be of one liquid. */
  | { kind: 'clash' }
  /** Group I or another: only the boiling point tells. */
  | { kind: 'boilUntold'; group: PackingGroup };

/** Is a liquid of class 3, and in which packing group? */
export function flammableVerdict({ flash, boil, isSustaining }: FlammableLiquid): FlammableVerdict {
  if (flash === 'none') return { kind: 'free', why: 'noFlashPoint' };
  if (boil !== null && boil <= GROUP_I_BOILING_POINT && flash > MOST_FLASH_POINT) return { kind: 'clash' };
  if (flash > MOST_FLASH_POINT) return { kind: 'free', why: 'aboveSixty' };
  if (boil !== null && boil <= GROUP_I_BOILING_POINT) return { kind: 'flammable', group: 'I' };
  if (flash > SUSTAINED_FROM && !isSustaining) return { kind: 'free', why: 'notSustaining' };
  const group = flash < GROUP_II_FLASH_POINT ? 'II' : 'III';
  return boil === null ? { kind: 'boilUntold', group } : { kind: 'flammable', group };
}

export const mayNotSustain = (flash: number): boolean => flash > SUSTAINED_FROM && flash <= MOST_FLASH_POINT;

type FlameCategory = 1 | 2 | 3 | 4;

/** GHS chapter 2.6; null where it is no flammable liquid. Category 1 or 2 is told by the boiling point alone. */
export function flameCategory(flash: FlashPoint, boil: number | null): FlameCategory | null {
  if (flash === 'none' || flash > 93) return null;
  if (flash < GROUP_II_FLASH_POINT) return boil !== null && boil <= GROUP_I_BOILING_POINT ? 1 : 2;
  return flash <= MOST_FLASH_POINT ? 3 : 4;
}
