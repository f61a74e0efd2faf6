import { parseNumber } from '../values/typed-number';
import type { DgBook } from '../mode-ids';
import type { Is } from '../shape/is';
import type { propertyQuestion } from './property-shape';
import type { GoodsRow } from './row';

/** Properties that move goods to another entry or packing group; `viscosity` is kinematic at 23 °C. */
export const PROPERTIES = ['share', 'boilingPoint', 'ratedWh', 'lithiumG', 'viscosity'] as const;

const NOT_BY_AIR: readonly PropertyQuestion['property'][] = ['ratedWh', 'lithiumG'];

export type PropertyQuestion = Is<typeof propertyQuestion>;

const RANGE = /^([[(])(-?[\d.]+),(-?[\d.]+)([\])])$/;

export function isInRange(value: number, range: string): boolean {
  const [, opens, least, most, closes] = RANGE.exec(range) ?? [];
  const isOver = opens === '(' ? value > Number(least) : value >= Number(least);
  return isOver && (closes === ')' ? value < Number(most) : value <= Number(most));
}

export function withoutAnswers(row: GoodsRow): GoodsRow {
  const kept = { ...row };
  for (const name of PROPERTIES) delete kept[name];
  return kept;
}

type AnswerRow = Pick<GoodsRow, (typeof PROPERTIES)[number]>;

export const questionsOf = (
  { flashPoint }: Pick<GoodsRow, 'flashPoint'>,
  asks: readonly PropertyQuestion[] = [],
  book: DgBook = 'SEA',
): PropertyQuestion[] => {
  const degrees = parseNumber(flashPoint, 1);
  return asks.filter(
    ({ property, flashRange }) =>
      !(book === 'AIR' && NOT_BY_AIR.includes(property)) &&
      (flashRange === undefined || (degrees !== null && isInRange(degrees, flashRange))),
  );
};

/** A property of a row: unanswered, within its entry, or of another. */
export function answerQuestion(row: AnswerRow, { property, range }: PropertyQuestion): 'BLANK' | 'OWN' | 'OTHER' {
  const value = parseNumber(row[property] ?? '', 2);
  if (value === null) return 'BLANK';
  return isInRange(value, range) ? 'OWN' : 'OTHER';
}
