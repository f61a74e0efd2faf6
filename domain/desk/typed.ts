import { readPackMark } from '../goods/packaging/mark';
import { parseMoment } from '../values/moments';
import { parseQuery } from '../values/query';
import { parseNumber, plainTyped, parseQuantity } from '../values/typed-number';
import type { DeskTool, ToolField, ToolEntries } from './tool';

type Fields = Pick<DeskTool, 'fields' | 'rows'>;

export const fieldKey = ({ name, isInRows }: Pick<ToolField, 'name' | 'isInRows'>, row: number): string =>
  isInRows ? `${name}${row}` : name;

export const typedText = (typed: ToolEntries, key: string): string =>
  Object.hasOwn(typed, key) ? (typed[key] ?? '') : '';

const inRows = ({ fields }: Fields) => fields.filter(({ isInRows }) => isInRows);

const isFilled = (tool: Fields, typed: ToolEntries, row: number): boolean =>
  inRows(tool).some((field) => typedText(typed, fieldKey(field, row)) !== '');

export const filledRows = (tool: Fields, typed: ToolEntries): number[] =>
  Array.from({ length: tool.rows?.most ?? 0 }, (_, at) => at + 1).filter((row) => isFilled(tool, typed, row));

export function shownRows(tool: Fields, typed: ToolEntries): number {
  if (tool.rows === null) return 0;
  const last = Math.max(0, ...filledRows(tool, typed));
  return Math.min(tool.rows.most, Math.max(tool.rows.least, last + 1));
}

export function askedFields(tool: Fields, typed: ToolEntries): { field: ToolField; key: string; row: number }[] {
  const count = shownRows(tool, typed);
  return tool.fields
    .filter(({ isAsked }) => isAsked === undefined || isAsked(typed))
    .flatMap((field) =>
      field.isInRows
        ? Array.from({ length: count }, (_, at) => ({ field, key: fieldKey(field, at + 1), row: at + 1 }))
        : [{ field, key: field.name, row: 0 }],
    );
}

export function withoutRow(tool: Fields, typed: ToolEntries, row: number): ToolEntries {
  const most = tool.rows?.most ?? 0;
  const moved = inRows(tool).flatMap((field) =>
    Array.from({ length: most - row + 1 }, (_, at) => {
      const key = fieldKey(field, row + at);
      return [key, typedText(typed, fieldKey(field, row + at + 1))] as const;
    }),
  );
  return { ...typed, ...Object.fromEntries(moved) };
}

const TOXICITY = /^(?:[cC][1-4]|-|无)$/;
const UN_NUMBER = /^\d{4}$/;
const GOODS = /^[\w-]{1,60}$/;

/** Checks the format only; the rules check the meaning. */
export function isReadable(field: ToolField, text: string): boolean {
  switch (field.kind) {
    case 'number':
      return parseNumber(text, field.places) !== null;
    case 'choice':
      return field.choices.includes(text);
    case 'flag':
      return text === 'Y';
    case 'quantity':
      return (parseQuantity(text)?.amount ?? 0) > 0;
    case 'toxicity':
      return TOXICITY.test(plainTyped(text) ?? '') || (parseNumber(text, 4) ?? 0) > 0;
    case 'goods':
      return GOODS.test(text);
    case 'unNumber':
      return UN_NUMBER.test(text);
    case 'moment':
      return parseMoment(text) !== null;
    case 'mark':
      return readPackMark(text) !== null;
  }
}

export const everyKey = (tool: Fields): { field: ToolField; key: string; row: number }[] =>
  tool.fields.flatMap((field) =>
    field.isInRows
      ? Array.from({ length: tool.rows?.most ?? 0 }, (_, at) => ({ field, key: fieldKey(field, at + 1), row: at + 1 }))
      : [{ field, key: fieldKey(field, 0), row: 0 }],
  );

/** Longest value of a field, so that the address holds every shown value. */
export const LONGEST_TYPED = 200;
/** A tag in a link is an attack, because a user types none into a field. `<23` is only a typing error. */
const HARM = /<\s*[a-z/!?]|\p{Cc}/iu;
/** Kinds that show any text in their field, so that the error has a place below it. */
const WRITTEN: readonly ToolField['kind'][] = ['number', 'quantity', 'toxicity', 'unNumber', 'mark'];

/**
 * True if the address keeps the value. A typing error stays, so that it can be corrected; an invalid choice or time is
 * dropped, because no field can show it.
 */
const isKeptInAddress = (field: ToolField, text: string): boolean =>
  text !== '' &&
  text.length <= LONGEST_TYPED &&
  (isReadable(field, text) || (WRITTEN.includes(field.kind) && !HARM.test(text)));

function readTypedFields(tool: Fields, search: string): { field: ToolField; key: string; text: string }[] {
  const query = parseQuery(search);
  return everyKey(tool).flatMap(({ field, key }) => {
    const text = typedText(query, key).trim();
    return text === '' ? [] : [{ field, key, text }];
  });
}

export const readTyped = (tool: Fields, search: string): ToolEntries =>
  Object.fromEntries(
    readTypedFields(tool, search).flatMap(({ field, key, text }) =>
      isKeptInAddress(field, text) ? [[key, text]] : [],
    ),
  );

/** Fields with unreadable values in the address: they stay empty, and the page says it. */
export const unreadableKeys = (tool: Fields, search: string): string[] =>
  readTypedFields(tool, search).flatMap(({ field, key, text }) => (isKeptInAddress(field, text) ? [] : [key]));

export const describeTyped = (tool: Fields & Pick<DeskTool, 'head'>, typed: ToolEntries): string =>
  [
    tool.head,
    ...everyKey(tool).flatMap(({ field, key }) => {
      const text = typedText(typed, key).trim();
      return isKeptInAddress(field, text) ? [`${key}=${encodeURIComponent(text)}`] : [];
    }),
  ].join('&');
