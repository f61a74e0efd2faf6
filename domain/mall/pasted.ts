import { tidySum } from '../offer/containers';
import type { ListMerge } from './lists';
import type { Pack, PackForm } from './product';
import { purchaseLineId, type PackLine } from './purchase';
import { countPieces, quantityFault, wholePacks } from './quantity';
import type { Is } from '../shape/is';
import type { pastedRows, pastedRow, pastedChoice } from './pasted-shape';

/** Characters of one reading. */
export const MOST_PASTED = 8_000;

export const PASTED_FAULTS = ['heading', 'unknown', 'noAmount', 'amounts', 'noPack', 'tooMany', 'noStock'] as const;
export type PastedFault = (typeof PASTED_FAULTS)[number];

/** `isAsTyped`: goods, grade, quantity and store match the row, nothing was rounded or replaced. */
export type PastedChoice = Is<typeof pastedChoice>;

/** A pasted row and its possible meanings. `no` counts from 1; `unused`: words without a match. */
export type PastedRow = Is<typeof pastedRow>;

/** `more`: rows beyond the limit of a list. */
export type PastedRows = Is<typeof pastedRows>;

type Unit = { kg: number } | { forms: readonly PackForm[] };
type Amount = { value: number; unit: Unit };

export type PastedWish = {
  words: readonly string[];
  amounts: readonly Amount[];
  city: string | null;
  forms: readonly PackForm[] | null;
  netKg: number | null;
};

/** An IBC is called 吨桶, never 桶 alone. */
const DRUMS: readonly PackForm[] = ['D200', 'D50', 'D25'];

const UNITS: Readonly<Record<string, Unit>> = {
  kg: { kg: 1 },
  kgs: { kg: 1 },
  公斤: { kg: 1 },
  千克: { kg: 1 },
  t: { kg: 1000 },
  mt: { kg: 1000 },
  吨: { kg: 1000 },
  桶: { forms: DRUMS },
  '200l桶': { forms: ['D200'] },
  '200升桶': { forms: ['D200'] },
  ibc: { forms: ['I1000'] },
  ibc桶: { forms: ['I1000'] },
  吨桶: { forms: ['I1000'] },
  袋: { forms: ['B25'] },
  包: { forms: ['B25'] },
  吨袋: { forms: ['F1000'] },
  吨包: { forms: ['F1000'] },
  箱: { forms: ['R500'] },
};

/** Words that name a pack without counting it. */
const PACKS: Readonly<Record<string, readonly PackForm[]>> = {
  '200l': ['D200'],
  '200升': ['D200'],
  桶装: DRUMS,
  袋装: ['B25', 'F1000'],
  散装: ['BULK'],
  散水: ['BULK'],
  箱装: ['R500'],
  ...Object.fromEntries(Object.entries(UNITS).flatMap(([word, unit]) => ('forms' in unit ? [[word, unit.forms]] : []))),
};

const HEADS =
  /^(?:序号|品名|货名|名称|产品|商品|货物|货品|规格|等级|级别|型号|数量|重量|单位|包装|仓库?|发货仓?|发货地|城市|备注|cas号?|un号?|name|qty|unit)+$/;

const UNIT_WORDS = Object.keys(UNITS).toSorted((one, other) => other.length - one.length);
const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
/** Letters and parts of a CAS number or fraction must not come before an amount. */
const AMOUNT = new RegExp(String.raw`(?<![\w.,%/-])(${NUMBER})\s*(${UNIT_WORDS.join('|')})(?![a-z/])`, 'g');
/** `25kg/袋`, `180 kg × `. */
const PACK_WEIGHT = /(?<![\w.,-])(\d+(?:\.\d+)?)\s*(?:kg|公斤|千克)\s*(?:[/每]\s*(?:桶|袋|包|箱|件)|[x×*]\s*(?=\d))/;
const LONE = new RegExp(String.raw`^(?:${NUMBER})$`);

const parseNumber = (text: string): number => Number(text.replaceAll(',', ''));
const splitCells = (text: string): string[] =>
  text.split(/[\s;|、×*:]+|(?<!\d),|,(?!\d)/).filter((cell) => cell !== '');
/** A full-width comma separates cells; an ASCII comma may be part of a number. */
const normaliseText = (text: string): string => text.replaceAll('，', ';').normalize('NFKC').toLowerCase();

const unitOfHeading = (cells: readonly string[]): Unit | null => {
  const word = UNIT_WORDS.find((one) => cells.some((cell) => /数量|重量|qty/.test(cell) && cell.includes(`(${one})`)));
  return word === undefined ? null : (UNITS[word] ?? null);
};

const isHeading = (cells: readonly string[]): boolean =>
  cells.length > 0 && cells.every((cell) => HEADS.test(cell.replaceAll(/\([^)]*\)/g, '')));

type Reading = { cities: ReadonlyMap<string, string>; unit: Unit | null };

function withoutCity(text: string, cities: Reading['cities']): { text: string; city: string | null } {
  for (const [name, city] of cities) {
    const named = new RegExp(`(?:从|由)?${name}(?:仓库|仓|港)?(?:发货|提货|自提|发)?`);
    if (named.test(text)) return { text: text.replace(named, ' '), city };
  }
  return { text, city: null };
}

/** Numbers in their own cells, in the unit of the heading: the last one, because the first may be a row number. */
function loneAmounts(cells: readonly string[], unit: Unit | null): { cells: string[]; amounts: Amount[] } {
  const figures = cells.filter((cell) => LONE.test(cell));
  const figure = figures.at(-1);
  if (unit === null || figure === undefined) return { cells: [...cells], amounts: [] };
  const at = cells.lastIndexOf(figure);
  return { cells: cells.filter((_, place) => place !== at), amounts: [{ value: parseNumber(figure), unit }] };
}

function readRow(typed: string, { cities, unit }: Reading): PastedWish {
  const weight = PACK_WEIGHT.exec(normaliseText(typed));
  const { text, city } = withoutCity(normaliseText(typed).replace(PACK_WEIGHT, ' '), cities);
  const amounts = [...text.matchAll(AMOUNT)].flatMap(([, figure = '', word = '']): Amount[] => {
    const counted = UNITS[word];
    return counted ? [{ value: parseNumber(figure), unit: counted }] : [];
  });
  const cells = splitCells(text.replaceAll(AMOUNT, ' ').replace(/^\s*\d{1,3}(?:[.)]\s*(?!\d)|\s*\t)/, ''));
  const lone = amounts.length === 0 ? loneAmounts(cells, unit) : { cells, amounts };
  // The first cell is a row number.
  const words = /^\d{1,3}$/.test(lone.cells[0] ?? '') && lone.cells.length > 1 ? lone.cells.slice(1) : lone.cells;
  const packs = words.flatMap((word) => PACKS[word] ?? []);
  return {
    words: words.filter((word) => !(word in PACKS)),
    amounts: lone.amounts,
    city,
    forms: packs.length > 0 ? packs : null,
    netKg: weight === null ? null : Number(weight[1]),
  };
}

type ReadRow = Pick<PastedRow, 'no' | 'text'> & { wish: PastedWish | null };

/** Rows that are not blank, parsed; a heading sets the unit of the numbers below. */
export function readPasted(typed: string, cities: Reading['cities']): ReadRow[] {
  let unit: Unit | null = null;
  return typed.split('\n').flatMap((line, at): ReadRow[] => {
    const text = line.trim();
    if (text === '') return [];
    const cells = splitCells(normaliseText(text));
    if (!isHeading(cells)) return [{ no: at + 1, text, wish: readRow(text, { cities, unit }) }];
    unit = unitOfHeading(cells);
    return [{ no: at + 1, text, wish: null }];
  });
}

/** Sellable quantities in kg: the exact one, or the whole packs below and above. */
export function sellableKgs(pack: Pack, { amounts: [amount], forms, netKg }: PastedWish): readonly number[] {
  if (amount === undefined || (forms && !forms.includes(pack.form)) || (netKg !== null && netKg !== pack.netKg))
    return [];
  if ('forms' in amount.unit && !amount.unit.forms.includes(pack.form)) return [];
  const kg = tidySum([amount.value * ('kg' in amount.unit ? amount.unit.kg : pack.netKg)]);
  const isSold = (one: number): boolean => quantityFault(pack, one, Infinity) === null;
  return isSold(kg) ? [kg] : wholePacks(pack, kg).filter(isSold);
}

export function isAmount({ amounts: [amount] }: PastedWish, pack: Pack, kg: number): boolean {
  if (amount === undefined) return false;
  return 'kg' in amount.unit ? tidySum([amount.value * amount.unit.kg]) === kg : amount.value === countPieces(pack, kg);
}

export const choiceId = (choice: PackLine): string => `${purchaseLineId(choice)}-${choice.kg}`;

/** A row is preselected only with a single meaning and no unused words. */
export const firstPick = ({ choices, unused }: PastedRow): string | null => {
  const [only, ...others] = choices;
  return only?.isAsTyped && others.length === 0 && unused.length === 0 ? choiceId(only) : null;
};

/** Choice of each row by its number; null when the row is skipped. */
export type RowChoices = Readonly<Record<number, string | null>>;

type PickedRow = { no: number; choice: PastedChoice };

const pickedRows = (rows: readonly PastedRow[], picked: RowChoices): PickedRow[] =>
  rows.flatMap(({ no, choices }) => {
    const choice = choices.find((one) => choiceId(one) === picked[no]);
    return choice ? [{ no, choice }] : [];
  });

export function repeatedRows(rows: readonly PastedRow[], picked: RowChoices): ReadonlyMap<number, number> {
  const first = new Map<string, number>();
  const twice = new Map<number, number>();
  for (const { no, choice } of pickedRows(rows, picked)) {
    const before = first.get(purchaseLineId(choice));
    if (before === undefined) first.set(purchaseLineId(choice), no);
    else twice.set(no, before);
  }
  return twice;
}

export function rowsToTake(rows: readonly PastedRow[], picked: RowChoices): readonly PickedRow[] {
  const twice = repeatedRows(rows, picked);
  return pickedRows(rows, picked).filter(({ no }) => !twice.has(no));
}

/** Text without the rows now on the list; rows listed before or no longer sold stay. A heading alone is dropped. */
export function remainingText(
  text: string,
  rows: readonly PastedRow[],
  picked: RowChoices,
  { stood, left: unsold }: ListMerge,
): string {
  const kept = [...stood, ...unsold];
  const taken = new Set(
    rowsToTake(rows, picked).flatMap(({ no, choice }) =>
      kept.includes(`${choice.nameCn} ${choice.grade}`) ? [] : [no],
    ),
  );
  const headings = rows.flatMap(({ no, fault }) => (fault === 'heading' ? [no] : []));
  const lines = text.split('\n').map((line, at) => ({ no: at + 1, line }));
  const left = lines.filter(({ no, line }) => line.trim() !== '' && !taken.has(no));
  return left.every(({ no }) => headings.includes(no)) ? '' : left.map(({ line }) => line).join('\n');
}
