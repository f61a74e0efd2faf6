import type { GoodsFacts } from './facts';
import type { Fire } from './fire';
import { mayHoldPrecursors } from './watched';

/** Why goods are of an item: by their flash point, or by the lists; `Border`, `Differs` and `Apart` are for a person. */
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

/** How fiercely goods burn in a store; `degrees` is the flash point it was read from. */
export type FireClass = { item: Fire; isSure: boolean; why: FireWhy; degrees: number | null };

/** GB 50016 table 3.1.3: below the first a liquid that burns is of item A1, from the second on of item C1. */
export const FLASH_BOUNDS = [28, 60] as const;
/** So near to a bound nobody decides but the data sheet. */
export const FLASH_DOUBT_C = 2;

const LIQUIDS: readonly Fire[] = ['A1', 'B1', 'C1'];

/** From `A` to `E`: the fiercer first. */
const stemOf = (fire: Fire): string => fire.charAt(0);
export const isFiercer = (one: Fire, other: Fire): boolean => stemOf(one) < stemOf(other);
/** The fiercest first. */
export const byFierceness = (fires: readonly Fire[]): Fire[] =>
  fires.toSorted((one, other) => stemOf(one).localeCompare(stemOf(other)));

function byFlashPoint(degrees: number): FireClass {
  const isSure = FLASH_BOUNDS.every((bound) => Math.abs(degrees - bound) > FLASH_DOUBT_C);
  const at = FLASH_BOUNDS.filter((bound) => degrees >= bound).length;
  const item = LIQUIDS[at] ?? 'C1';
  const why = (['flashLow', 'flashMiddle', 'flashHigh'] as const)[at] ?? 'flashHigh';
  return { item, isSure, why: isSure ? why : 'flashBorder', degrees };
}

/** Every item that goods may turn out to be: a liquid that burns is of one of three. Null where nobody can say. */
export function itemsOf({ item, isSure, why, degrees }: FireClass): readonly Fire[] | null {
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
 * A liquid that burns goes by its own flash point, everything else by the lists. Where the two differ the fiercer holds
 * until somebody has looked; only a generic name, and a mixture, means what its data sheet says. Null where nobody has classed it.
 */
export function fireClassOf({ hazardClass, flashPointC, facts }: FireClassInput): FireClass | null {
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
