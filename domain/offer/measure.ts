import type { Is } from '../shape/is';
import type { amount } from './offer-shape';

/**
 * Countable stock in whole units: mass in grams, volume in litres. `LOT`: grams of a shop lot or permit. `TURN`: a
 * lock.
 */
export const MEASURES = ['BOX', 'TEU', 'TANK', 'G', 'L', 'LOT', 'TRUCK', 'TEAM', 'COUPON', 'TURN'] as const;
export type Measure = (typeof MEASURES)[number];

export type Amount = Is<typeof amount>;

const UNITS: Readonly<Record<Measure, readonly [unit: string, per: number]>> = {
  BOX: ['箱', 1],
  TEU: ['TEU', 1],
  TANK: ['罐', 1],
  G: ['kg', 1000],
  L: ['m³', 1000],
  LOT: ['kg', 1000],
  TRUCK: ['车', 1],
  TEAM: ['只', 1],
  COUPON: ['张', 1],
  TURN: ['', 1],
};

export const measureNoun = (measure: Measure): string => UNITS[measure][0];

/** Amount with unit: `2,452.5 kg`, `19.3 m³`, `26 TEU`. */
export function amountWords({ measure, amount }: Amount): string {
  const [unit, per] = UNITS[measure];
  return `${(amount / per).toLocaleString('en-US')} ${unit}`;
}

const GRAMS = 1000;
export const kgToGrams = (kg: number): number => Math.round(kg * GRAMS);
export const kgOfGrams = (grams: number): number => grams / GRAMS;
