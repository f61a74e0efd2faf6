import { parseNumber } from '../values/typed-number';
import type { Is } from '../shape/is';
import type { propertyQuestion } from './property-shape';
import type { GoodsRow } from './row';

/** Properties that move goods to another entry or packing group: per cent by mass, initial boiling point in °C. */
export const PROPERTIES = ['share', 'boilingPoint'] as const;

export type PropertyQuestion = Is<typeof propertyQuestion>;

const RANGE = /^([[(])(-?[\d.]+),(-?[\d.]+)([\])])$/;

export function isInRange(value: number, range: string): boolean {
  const [, opens, least, most, closes] = RANGE.exec(range) ?? [];
  const isOver = opens === '(' ? value > Number(least) : value >= Number(least);
  return isOver && (closes === ')' ? value < Number(most) : value <= Number(most));
}

type AnswerRow = Pick<GoodsRow, (typeof PROPERTIES)[number]>;

/** A property of a row: unanswered, within its entry, or of another. */
export function answerQuestion(row: AnswerRow, { property, range }: PropertyQuestion): 'BLANK' | 'OWN' | 'OTHER' {
  const value = parseNumber(row[property] ?? '', 2);
  if (value === null) return 'BLANK';
  return isInRange(value, range) ? 'OWN' : 'OTHER';
}
