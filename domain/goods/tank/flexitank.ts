import type { Is } from '../../shape/is';
import type { bag } from './flexitank-shape';

/** PAS 1008 and sizes in stock: litres, kilograms, °C. */
const LEAST_L = 12_000;
const MOST_L = 24_000;
export const MOST_KG = 24_000;
export const BAG_LITRES = { least: LEAST_L, most: MOST_L } as const;
const STEP_L = 500;
const WHOLE_L = 100;
export const STOCKED_L: readonly number[] = [16_000, 18_000, 20_000, 22_000, 24_000];
export const HOTTEST_FILL_C = 60;
export const BAG_DENSITY = { least: 0.6, most: 1.6 } as const;
/** IMDG 2.3.1.2: liquids with a flash point up to here are dangerous. */
export const FLAMMABLE_UP_TO_C = 60;
export const ROAD_KG_US = 19_950;

const GRAIN = 1e6;
const tidy = (value: number): number => Math.round(value * GRAIN) / GRAIN;

/** Largest volume of a liquid in a flexitank, in whole hundreds of litres. */
export const mostLitres = (density: number): number =>
  Math.floor(tidy(Math.min(MOST_L, MOST_KG / density)) / WHOLE_L) * WHOLE_L;

export type Bag = Is<typeof bag>;

/** Next larger flexitank; in steps of 500 litres it is always at least 95 percent full. */
export function findFlexibag(litres: number): Bag {
  const sizeL = Math.ceil(litres / STEP_L) * STEP_L;
  return { sizeL, percent: Math.round((litres / sizeL) * 1000) / 10, isStocked: STOCKED_L.includes(sizeL) };
}

export const cargoKg = (litres: number, density: number): number => Math.ceil(tidy(litres * density));

type BagLoad =
  | { kind: 'fits'; litres: number; kg: number; bag: Bag }
  | { kind: 'tooLittle'; litres: number }
  | { kind: 'tooMuch'; litres: number }
  | { kind: 'tooHeavy'; litres: number; kg: number; instead: number };

export function bagLoad(litres: number, density: number): BagLoad {
  if (litres < LEAST_L) return { kind: 'tooLittle', litres };
  if (litres > MOST_L) return { kind: 'tooMuch', litres };
  const kg = cargoKg(litres, density);
  if (kg > MOST_KG) return { kind: 'tooHeavy', litres, kg, instead: mostLitres(density) };
  return { kind: 'fits', litres, kg, bag: findFlexibag(litres) };
}

/**
 * Equal shares of a mass, one flexitank and box for each; `between`: too much for one count, too little for the next.
 */
export type BagPlan =
  | ({ kind: 'fits'; bags: number } & Pick<Extract<BagLoad, { kind: 'fits' }>, 'litres' | 'kg' | 'bag'>)
  | Exclude<BagLoad, { kind: 'fits' }>
  | { kind: 'between'; bags: number; mostKg: number; leastKg: number };

const massToLitres = (kg: number, density: number): number => Math.floor(tidy(kg / density));

const fullestKg = (density: number): number =>
  cargoKg(massToLitres(Math.min(MOST_KG, MOST_L * density), density), density);

function sharedPlan(kg: number, density: number): BagPlan {
  const bags = Math.max(1, Math.ceil(kg / fullestKg(density)));
  const load = bagLoad(massToLitres(kg / bags, density), density);
  if (load.kind === 'fits') return { ...load, bags };
  if (load.kind !== 'tooLittle' || bags === 1) return load;
  const leastKg = bags * cargoKg(LEAST_L, density);
  return { kind: 'between', bags, mostKg: (bags - 1) * fullestKg(density), leastKg };
}

/** Plan for a mass or a volume; without both, one flexitank as full as allowed. */
export function bagPlan({ kg, litres }: { kg: number | null; litres: number | null }, density: number): BagPlan {
  if (litres === null && kg !== null) return sharedPlan(kg, density);
  const load = bagLoad(litres ?? mostLitres(density), density);
  return load.kind === 'fits' ? { ...load, bags: kg === null ? 1 : Math.max(1, Math.ceil(kg / load.kg)) } : load;
}

/** Suitability of liquids for flexitanks; unknown liquids are missing. Each reason against one has its own message. */
const LIQUIDS: Readonly<Record<string, 'fine' | 'swells' | 'gasses'>> = {
  meg: 'fine',
  mpg: 'fine',
  glycerol: 'fine',
  'white-oil': 'fine',
  polyol: 'fine',
  pmdi: 'gasses',
  dmso: 'swells',
};

export const bagBears = (goodsId: string): 'fine' | 'swells' | 'gasses' | null =>
  Object.hasOwn(LIQUIDS, goodsId) ? (LIQUIDS[goodsId] ?? null) : null;
