import type { Beam, DeckVehicle } from './vehicles';

/** Load positions: centre at one third, half or two thirds of the deck. */
export const ROW_PLACES = ['FRONT', 'MIDDLE', 'REAR'] as const;
export type RowPlace = (typeof ROW_PLACES)[number];
const SHARES: Readonly<Record<RowPlace, number>> = { FRONT: 1 / 3, MIDDLE: 1 / 2, REAR: 2 / 3 };

/** `at`: metres from the front wall to the centre of the goods. */
export type OnDeck = { kg: number; at: number };
type AxleLoads = { front: number; rear: number; gross: number };

export const rowPositionMetres = ({ lengthM }: DeckVehicle, place: RowPlace): number => lengthM * SHARES[place];

const sumBy = (rows: readonly OnDeck[], of: (row: OnDeck) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

/** Front axle, rear axle and gross load in kg. */
export function axleLoads(beam: Beam, rows: readonly OnDeck[]): AxleLoads {
  const kg = sumBy(rows, (row) => row.kg);
  const rear = sumBy(rows, (row) => row.kg * (row.at - beam.frontM)) / (beam.rearM - beam.frontM);
  return {
    front: Math.round(kg - rear + beam.frontTareKg),
    rear: Math.round(rear + beam.rearTareKg),
    gross: kg + beam.steerTareKg + beam.frontTareKg + beam.rearTareKg,
  };
}

const isCarried = ({ front, rear, gross }: AxleLoads, { frontMaxKg, rearMaxKg, grossMaxKg }: Beam): boolean =>
  front <= frontMaxKg && rear <= rearMaxKg && gross <= grossMaxKg;

export type AxleOver = { end: '前' | '后'; kg: number; mostKg: number; way: '前' | '后'; metres: number | null };

const MOST_TENTHS = 80;

/** Smallest shift in tenths of a metre that relieves the axles; null when none does. */
function smallestShift(beam: Beam, rows: readonly OnDeck[], way: 1 | -1): number | null {
  const tenths = Array.from({ length: MOST_TENTHS }, (_, at) => at + 1);
  const found = tenths.find((tenth) =>
    isCarried(
      axleLoads(
        beam,
        rows.map(({ kg, at }) => ({ kg, at: at + (way * tenth) / 10 })),
      ),
      beam,
    ),
  );
  return found === undefined ? null : found / 10;
}

/** Overloaded axle and the shift that relieves it; null when within limits. */
export function axleOver(beam: Beam, rows: readonly OnDeck[]): AxleOver | null {
  const loads = axleLoads(beam, rows);
  if (loads.front > beam.frontMaxKg)
    return { end: '前', kg: loads.front, mostKg: beam.frontMaxKg, way: '后', metres: smallestShift(beam, rows, 1) };
  if (loads.rear > beam.rearMaxKg)
    return { end: '后', kg: loads.rear, mostKg: beam.rearMaxKg, way: '前', metres: smallestShift(beam, rows, -1) };
  return null;
}
