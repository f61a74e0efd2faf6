import type { GoodsFacts } from './facts';
import type { Fire } from './fire';
import { mayHoldPrecursors } from './watched';
import type { Is } from '../shape/is';
import type { fireClass } from './fire-class-shape';

/** Basis of the fire item: flash point or lists. `Border`, `Differs` and `Apart` go to a person. */
export const FIRE_WHYS = [
  'flashLow',
  'flashMiddle',
  'flashHigh',
  'flashBorder',
  'flashDiffers',
  'listed',
  'listedApart',
] as const;
export type FireWhy = (typeof FIRE_WHYS)[number];

/** Fire item of goods in a store; `degrees` is the flash point it is based on. */
export type FireClass = Is<typeof fireClass>;

/** GB 50016 table 3.1.3, in °C: a combustible liquid is item A1 below the first bound, C1 from the second. */
export const FLASH_BOUNDS = [28, 60] as const;
/** This close to a bound, only the data sheet decides. */
export const FLASH_DOUBT_C = 2;

const LIQUIDS: readonly Fire[] = ['A1', 'B1', 'C1'];

/** `A` to `E`, most severe first. */
const fireLetter = (fire: Fire): string => fire.charAt(0);
export const isFiercer = (one: Fire, other: Fire): boolean => fireLetter(one) < fireLetter(other);
export const byFierceness = (fires: readonly Fire[]): Fire[] =>
  fires.toSorted((one, other) => fireLetter(one).localeCompare(fireLetter(other)));

function byFlashPoint(degrees: number): FireClass {
  const isSure = FLASH_BOUNDS.every((bound) => Math.abs(degrees - bound) > FLASH_DOUBT_C);
  const at = FLASH_BOUNDS.filter((bound) => degrees >= bound).length;
  const item = LIQUIDS[at] ?? 'C1';
  const why = (['flashLow', 'flashMiddle', 'flashHigh'] as const)[at] ?? 'flashHigh';
  return { item, isSure, why: isSure ? why : 'flashBorder', degrees };
}

/** All possible items of the goods: an unsure combustible liquid is one of three. Null when unknown. */
export function possibleItems({ item, isSure, why, degrees }: FireClass): readonly Fire[] | null {
  if (isSure) return [item];
  if (why !== 'flashBorder' || degrees === null) return LIQUIDS.includes(item) ? LIQUIDS : null;
  return [byFlashPoint(degrees - FLASH_DOUBT_C).item, byFlashPoint(degrees + FLASH_DOUBT_C).item];
}

type FireClassInput = {
  hazardClass: string | null;
  flashPointC: number | null;
  facts: Pick<GoodsFacts, 'unNo' | 'fire' | 'technical'> | null;
};

/**
 * A combustible liquid goes by its flash point, other goods by the lists. When both differ, the more severe holds until
 * a person checks; a generic name or a mixture follows its data sheet. Null when unclassified.
 */
export function classifyFire({ hazardClass, flashPointC, facts }: FireClassInput): FireClass | null {
  const listed = facts?.fire ?? null;
  const isLiquid = hazardClass === '3' || (listed !== null && LIQUIDS.includes(listed.item));
  const flash = isLiquid && flashPointC !== null ? byFlashPoint(flashPointC) : null;
  if (listed === null) return flash;
  if (flash === null) return { ...listed, why: listed.isSure ? 'listed' : 'listedApart', degrees: null };
  if (facts?.technical || mayHoldPrecursors(facts?.unNo ?? '')) return flash;
  const isSame = listed.item === flash.item;
  if (isSame && (listed.isSure || !flash.isSure)) return flash;
  const item = isFiercer(listed.item, flash.item) ? listed.item : flash.item;
  return { item, isSure: false, why: isSame ? 'listedApart' : 'flashDiffers', degrees: flash.degrees };
}
