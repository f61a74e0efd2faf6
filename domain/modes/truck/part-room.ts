import type { Amount } from '../../offer/measure';

const IN_ONE = 1000;
/** Rounds up to whole grams and litres, without floating-point noise: 0.1 kg is 100 g, not 101 g. */
const wholeUnits = (amount: number | null): number => Math.ceil(Math.round((amount ?? 0) * IN_ONE * IN_ONE) / IN_ONE);

export const roomAmounts = (kg: number | null, m3: number | null): Amount[] => [
  { measure: 'G', amount: wholeUnits(kg) },
  { measure: 'L', amount: wholeUnits(m3) },
];

export function readRoom(left: readonly Amount[]): { kg: number; m3: number } {
  const of = (measure: Amount['measure']): number =>
    Math.max(0, left.find((one) => one.measure === measure)?.amount ?? 0) / IN_ONE;
  return { kg: of('G'), m3: of('L') };
}
