import { BAG_DENSITY, BAG_LITRES, HOTTEST_FILL_C } from '../../goods/tank/flexitank';
import type { Day } from '../../values/days';
import { kgOfTons, parseNumber } from '../../values/typed-number';
import {
  COLDEST_FILL_C,
  MOST_TONS,
  MOST_VISCOSITY,
  type FlexiRowPart,
  type FlexiSearch,
  type FlexiRowText,
} from './search';

export type FlexiQuery = {
  org: string | null;
  dst: string | null;
  isDanger: 'Y' | 'N';
  row: FlexiRowText;
  etd: Day | null;
};

type Bounds = { places: number; least?: number; over?: number; most: number };

const BOUNDS = {
  tons: { places: 3, over: 0, most: MOST_TONS },
  litres: { places: 0, ...BAG_LITRES },
  density: { places: 4, ...BAG_DENSITY },
  loadTemp: { places: 1, least: COLDEST_FILL_C, most: HOTTEST_FILL_C },
  viscosity: { places: 1, over: 0, most: MOST_VISCOSITY },
} as const satisfies Partial<Record<FlexiRowPart, Bounds>>;

type Measured = keyof typeof BOUNDS;
const MEASURED = Object.keys(BOUNDS) as Measured[];

const isFilled = (typed: string): boolean => typed.trim() !== '';

/** Null when out of the allowed range. */
function readWithinBounds(typed: string, { places, least = -Infinity, over = -Infinity, most }: Bounds): number | null {
  const value = parseNumber(typed, places);
  return value !== null && value >= least && value > over && value <= most ? value : null;
}

const readMeasure = (row: FlexiRowText, part: Measured): number | null => readWithinBounds(row[part], BOUNDS[part]);

export const rowFaults = (row: FlexiRowText): Measured[] =>
  MEASURED.filter((part) => isFilled(row[part]) && readMeasure(row, part) === null);

type FlexiMissing = 'org' | 'dst' | 'liquid' | 'figures' | 'danger';

export function missingParts({ org, dst, isDanger, row }: FlexiQuery): FlexiMissing[] {
  if (isDanger === 'Y') return ['danger'];
  return [
    ...(isFilled(row.goods) ? [] : (['liquid'] as const)),
    ...(org === null ? (['org'] as const) : []),
    ...(dst === null || dst === org ? (['dst'] as const) : []),
    ...(rowFaults(row).length > 0 ? (['figures'] as const) : []),
  ];
}

const tonsToKg = (tons: number | null): number | null => (tons === null ? null : kgOfTons(tons));

export const readFigures = (
  row: FlexiRowText,
): Pick<FlexiSearch, 'kg' | 'litres' | 'density' | 'loadTemp' | 'viscosity'> => ({
  kg: tonsToKg(readMeasure(row, 'tons')),
  litres: readMeasure(row, 'litres'),
  density: readMeasure(row, 'density'),
  loadTemp: readMeasure(row, 'loadTemp'),
  viscosity: readMeasure(row, 'viscosity'),
});

export function searchFromQuery(asked: FlexiQuery): FlexiSearch | null {
  const { org, dst, row, etd } = asked;
  if (org === null || dst === null || missingParts(asked).length > 0) return null;
  return {
    orgPortCode: org,
    dstPortCode: dst,
    goods: row.goods.trim(),
    ...readFigures(row),
    layer: row.layer === '' ? null : row.layer,
    food: row.food,
    heat: row.heat === '' ? null : row.heat,
    unload: row.unload,
    etd,
  };
}
