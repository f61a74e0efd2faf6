import type { BoxType } from './search';

/** Typical values; the plate on the box decides. */
export type Container = {
  isForty: boolean;
  teu: number;
  tareKg: number;
  maxGrossKg: number;
  payloadKg: number;
  volumeM3: number;
  /** What is really stowed in it. */
  practicalM3: number;
};

export const CONTAINERS: Readonly<Record<BoxType, Container>> = {
  '20GP': {
    isForty: false,
    teu: 1,
    tareKg: 2230,
    maxGrossKg: 30_480,
    payloadKg: 28_250,
    volumeM3: 33.2,
    practicalM3: 28,
  },
  '40GP': {
    isForty: true,
    teu: 2,
    tareKg: 3750,
    maxGrossKg: 32_500,
    payloadKg: 28_750,
    volumeM3: 67.7,
    practicalM3: 58,
  },
  '40HQ': {
    isForty: true,
    teu: 2,
    tareKg: 3900,
    maxGrossKg: 32_500,
    payloadKg: 28_600,
    volumeM3: 76.3,
    practicalM3: 68,
  },
};

/** A tractor and trailer of 49 tonnes carries about so much cargo on a Chinese road. */
export const ROAD_CARGO_KG = 27_000;
/** Above it a twenty-foot box is heavy for many roads and needs a special chassis. */
export const HEAVY_TWENTY_KG = 21_500;
/** Lashing and dunnage, as a planning figure for each box. */
export const DUNNAGE_KG = 100;

export type CountedBoxes = readonly { type: BoxType; count: number }[];
export type Load = { kg: number; m3: number };

/** Sums of weights and volumes stay clean of the noise of binary fractions. */
export const tidySum = (parts: readonly number[]): number =>
  Math.round(parts.reduce((all, part) => all + part, 0) * 1000) / 1000;

export const capacityOf = (boxes: CountedBoxes): Load => ({
  kg: tidySum(boxes.map(({ type, count }) => CONTAINERS[type].payloadKg * count)),
  m3: tidySum(boxes.map(({ type, count }) => CONTAINERS[type].practicalM3 * count)),
});

export const vgmOf = (type: BoxType, cargoKg: number, dunnageKg: number): number =>
  Math.ceil(tidySum([cargoKg, dunnageKg, CONTAINERS[type].tareKg]));
