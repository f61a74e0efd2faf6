import { BOX_TYPES, type BoxType } from './search';

export type BoxKind = 'DRY' | 'REEFER' | 'OPEN_TOP' | 'FLAT';

/** Typical values; the data plate decides. */
export type Container = {
  kind: BoxKind;
  isForty: boolean;
  teu: number;
  tareKg: number;
  maxGrossKg: number;
  payloadKg: number;
  /** Null without walls. */
  volumeM3: number | null;
  /** Usable volume; null when only weight is limited. */
  practicalM3: number | null;
  /** Cargo limit on Chinese roads, for a 49-ton tractor-trailer. */
  roadKg: number;
};

export const CONTAINERS: Readonly<Record<BoxType, Container>> = {
  '20GP': {
    kind: 'DRY',
    isForty: false,
    teu: 1,
    tareKg: 2230,
    maxGrossKg: 30_480,
    payloadKg: 28_250,
    volumeM3: 33.2,
    practicalM3: 28,
    roadKg: 27_000,
  },
  '40GP': {
    kind: 'DRY',
    isForty: true,
    teu: 2,
    tareKg: 3750,
    maxGrossKg: 32_500,
    payloadKg: 28_750,
    volumeM3: 67.7,
    practicalM3: 58,
    roadKg: 27_000,
  },
  '40HQ': {
    kind: 'DRY',
    isForty: true,
    teu: 2,
    tareKg: 3900,
    maxGrossKg: 32_500,
    payloadKg: 28_600,
    volumeM3: 76.3,
    practicalM3: 68,
    roadKg: 27_000,
  },
  '45HQ': {
    kind: 'DRY',
    isForty: true,
    teu: 2.25,
    tareKg: 4800,
    maxGrossKg: 32_500,
    payloadKg: 27_700,
    volumeM3: 86,
    practicalM3: 78,
    roadKg: 27_000,
  },
  '20RF': {
    kind: 'REEFER',
    isForty: false,
    teu: 1,
    tareKg: 2940,
    maxGrossKg: 30_480,
    payloadKg: 27_540,
    volumeM3: 28.3,
    practicalM3: 25,
    roadKg: 26_000,
  },
  '40RH': {
    kind: 'REEFER',
    isForty: true,
    teu: 2,
    tareKg: 4600,
    maxGrossKg: 34_000,
    payloadKg: 29_400,
    volumeM3: 67.3,
    practicalM3: 58,
    roadKg: 26_500,
  },
  '20OT': {
    kind: 'OPEN_TOP',
    isForty: false,
    teu: 1,
    tareKg: 2350,
    maxGrossKg: 30_480,
    payloadKg: 28_130,
    volumeM3: 32.5,
    practicalM3: 28,
    roadKg: 27_000,
  },
  '40OT': {
    kind: 'OPEN_TOP',
    isForty: true,
    teu: 2,
    tareKg: 3850,
    maxGrossKg: 30_480,
    payloadKg: 26_630,
    volumeM3: 66.4,
    practicalM3: 56,
    roadKg: 26_000,
  },
  '20FR': {
    kind: 'FLAT',
    isForty: false,
    teu: 1,
    tareKg: 2750,
    maxGrossKg: 34_000,
    payloadKg: 31_250,
    volumeM3: null,
    practicalM3: null,
    roadKg: 27_000,
  },
  '40FR': {
    kind: 'FLAT',
    isForty: true,
    teu: 2,
    tareKg: 5200,
    maxGrossKg: 45_000,
    payloadKg: 39_800,
    volumeM3: null,
    practicalM3: null,
    roadKg: 27_000,
  },
};

/** Above it a 20 ft box needs a special chassis and is restricted on many roads. */
export const HEAVY_TWENTY_KG = 21_500;
/** Planning figure for lashing and dunnage per box. */
export const DUNNAGE_KG = 100;

export type CountedBoxes = readonly { type: BoxType; count: number }[];
export type Load = { kg: number; m3: number };

export const tidySum = (parts: readonly number[]): number =>
  Math.round(parts.reduce((all, part) => all + part, 0) * 1000) / 1000;

/** Capacity of boxes; `m3` is null when one has no volume limit. */
export type Capacity = { kg: number; m3: number | null };

export function boxCapacity(boxes: CountedBoxes): Capacity {
  const kg = tidySum(boxes.map(({ type, count }) => CONTAINERS[type].payloadKg * count));
  const rooms = boxes.flatMap(({ type, count }) => {
    const room = CONTAINERS[type].practicalM3;
    return room === null ? [] : [room * count];
  });
  return { kg, m3: rooms.length < boxes.length ? null : tidySum(rooms) };
}

export const isOver = ({ kg, m3 }: Load, most: Capacity): { kg: boolean; m3: boolean } => ({
  kg: kg > most.kg,
  m3: most.m3 !== null && m3 > most.m3,
});

export const byLength = (twenty: number, forty: number): Record<BoxType, number> =>
  Object.fromEntries(BOX_TYPES.map((type) => [type, CONTAINERS[type].isForty ? forty : twenty])) as Record<
    BoxType,
    number
  >;

export const verifiedGrossMass = (type: BoxType, cargoKg: number, dunnageKg: number): number =>
  Math.ceil(tidySum([cargoKg, dunnageKg, CONTAINERS[type].tareKg]));
