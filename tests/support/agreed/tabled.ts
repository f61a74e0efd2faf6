import { DOLLAR, formatMoney, type Money, YUAN } from '../../../domain/values/money';

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

const isMoney = (value: unknown): value is Money =>
  isRow(value) &&
  Object.keys(value).length === 2 &&
  Number.isInteger(value['amount']) &&
  (value['currency'] === YUAN || value['currency'] === DOLLAR);

const isFlat = (value: unknown): boolean => typeof value !== 'object' || value === null || isMoney(value);

/** Decides one line by structure and not by length: a longer value must not move the lines around it. */
const isSmall = (value: unknown): boolean => isFlat(value) || Object.values(value as object).every(isFlat);

const NOTHING = 'none';
const MISSING = '–';
/** Quotes text with table signs, so that different values never print alike. */
const SIGNS = new RegExp(`^$|^(?:${NOTHING}|${MISSING}|null|true|false)$|^\\(?[¥$]|^\\s|\\s$|[|,[\\]{}"\n]`);

const word = (value: unknown): string =>
  typeof value === 'string' && SIGNS.test(value) ? JSON.stringify(value) : String(value);

const named = (row: Row): string =>
  Object.entries(row)
    .map(([key, value]) => `${key} ${inLine(value)}`)
    .join(', ') || NOTHING;
const listed = (items: readonly unknown[]): string => items.map(inLine).join(', ') || NOTHING;

function inLine(value: unknown): string {
  if (isMoney(value)) return formatMoney(value);
  if (Array.isArray(value)) return `[${listed(value)}]`;
  return isRow(value) ? `{${named(value)}}` : word(value);
}

const small = (value: unknown): string => {
  if (Array.isArray(value)) return `[${listed(value)}]`;
  return isRow(value) && !isMoney(value) ? named(value) : inLine(value);
};

const below = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/** Similar items as a heading and a line each; values too large for a cell follow below. Columns are not padded. */
function tableOf(name: string, rows: readonly Row[]): string[] {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const isCell = (key: string): boolean => rows.every((row) => isSmall(row[key]));
  const columns = keys.filter(isCell);
  return [
    `${name} (${columns.join(' | ')})`,
    ...rows.flatMap((row) => [
      `  ${columns.map((key) => (key in row ? inLine(row[key]) : MISSING)).join(' | ')}`,
      ...keys.filter((key) => key in row && !isCell(key)).flatMap((key) => below(below(tabled(key, row[key])))),
    ]),
  ];
}

export function tabled(name: string, value: unknown): string[] {
  if (isSmall(value)) return [`${name}: ${small(value)}`];
  if (Array.isArray(value) && value.every((one) => isRow(one) && !isMoney(one))) return tableOf(name, value);
  return [`${name}:`, ...below(Object.entries(value as object).flatMap(([key, one]) => tabled(key, one)))];
}

/** Runs of equal values: `480 h ¥0.00, 47 h ¥1,600.00`. */
export const inRuns = (values: readonly (readonly [from: string, value: unknown])[]): string =>
  values
    .filter(([, value], at) => at === 0 || inLine(value) !== inLine(values[at - 1]?.[1]))
    .map(([from, value]) => `${from} ${inLine(value)}`)
    .join(', ');

/** Printed page as text, a line per row, without styles. */
export const rowsOf = (html: string): string[] =>
  html
    .replaceAll(/<(style|svg)[^]*?<\/\1>/g, '')
    .replaceAll('\n', ' / ')
    .replaceAll(/<\/(?:td|th|dt)>/g, ' | ')
    .replaceAll(/<\/(?:tr|dd|p|h\d|li|div|title)>/g, '\n')
    .replaceAll(/<br\s*\/?>/g, ' / ')
    .replaceAll(/<[^>]+>/g, ' ')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim().replace(/ \|$/, ''))
    .filter(Boolean);
