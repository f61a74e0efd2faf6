import { identifyRow, findSoughtRows, type IdentitySources, type SoughtGoods } from '../goods/identity';
import { parseNumber } from '../values/typed-number';
import { buildGoodsRow } from './substance';
import type { AnyTool, ToolInput, ToolAnswer, ToolField, ToolEntries, Values } from './tool';
import { askedFields, filledRows, isReadable, fieldKey, typedText } from './typed';

export type ToolFault =
  | { code: 'number' | 'quantity' | 'toxicity' | 'unNumber' | 'moment' | 'choice' | 'mark' }
  | Range;
type Range = { code: 'range'; least: number; most: number };

export type ToolJudgement =
  | { kind: 'blank'; missing: readonly string[] }
  | { kind: 'faulty'; faults: Readonly<Record<string, ToolFault>> }
  | { kind: 'answered'; answer: ToolAnswer };

const FAULTS: Readonly<Record<Exclude<ToolField['kind'], 'flag' | 'goods'>, ToolFault>> = {
  number: { code: 'number' },
  choice: { code: 'choice' },
  quantity: { code: 'quantity' },
  toxicity: { code: 'toxicity' },
  unNumber: { code: 'unNumber' },
  moment: { code: 'moment' },
  mark: { code: 'mark' },
};

function findFault(field: ToolField, text: string): ToolFault | null {
  if (text === '' || field.kind === 'flag' || field.kind === 'goods') return null;
  if (!isReadable(field, text)) return FAULTS[field.kind];
  if (field.kind !== 'number') return null;
  const value = parseNumber(text, field.places) ?? field.least;
  const { least, most } = field;
  return value < least || value > most ? { code: 'range', least, most } : null;
}

const goodsKeys = (tool: AnyTool, typed: ToolEntries): string[] =>
  askedFields(tool, typed).flatMap(({ field, key }) =>
    field.kind === 'goods' && typedText(typed, key) !== '' ? [key] : [],
  );

export const findSoughtGoods = (tool: AnyTool, typed: ToolEntries, known: IdentitySources): SoughtGoods[] =>
  findSoughtRows(
    goodsKeys(tool, typed).map((key) => buildGoodsRow(key, typedText(typed, key))),
    'Y',
    known,
  );

function buildValues(tool: AnyTool, typed: ToolEntries, known: IdentitySources, row: number): Values {
  const textOf = (name: string): string => {
    const field = tool.fields.find((one) => one.name === name);
    const isAsked = field !== undefined && (field.isAsked === undefined || field.isAsked(typed));
    return isAsked ? typedText(typed, fieldKey(field, row)).trim() : '';
  };
  return {
    number: (name) => parseNumber(textOf(name), 9),
    text: textOf,
    has: (name) => textOf(name) !== '',
    goods: (name) => (textOf(name) === '' ? null : identifyRow(buildGoodsRow(name, textOf(name)), 'Y', known)),
  };
}

/** Answer of a tool. Missing or unreadable input gives no answer. */
export function judgeTool(
  tool: AnyTool,
  typed: ToolEntries,
  known: IdentitySources,
  time: Pick<ToolInput, 'now' | 'calendar' | 'prices'>,
): ToolJudgement {
  const filled = filledRows(tool, typed);
  const asked = askedFields(tool, typed);
  const faults = asked.flatMap(({ field, key }) => {
    const fault = findFault(field, typedText(typed, key).trim());
    return fault === null ? [] : [[key, fault] as const];
  });
  if (faults.length > 0) return { kind: 'faulty', faults: Object.fromEntries(faults) };
  // Fields outside rows have row 0.
  const isDue = (row: number) => filled.includes(row) || row <= (tool.rows?.least ?? 0);
  const missing = asked.flatMap(({ field, key, row }) =>
    field.isNeeded && isDue(row) && typedText(typed, key).trim() === '' ? [key] : [],
  );
  if (missing.length > 0) return { kind: 'blank', missing };
  const all: ToolInput = {
    values: buildValues(tool, typed, known, 0),
    rows: filled.map((row) => ({ ...buildValues(tool, typed, known, row), row })),
    ...time,
  };
  return { kind: 'answered', answer: tool.answer(all) };
}
