import * as v from 'valibot';

/** Typical wire texts and numbers; the first valid one is used. */
const WORDS = [
  '甲',
  'a1',
  '2026-11-20T04:00:00.000Z',
  '2026-11-20',
  'CNSHA',
  '1230',
  '310100',
  'PVG',
  '13800012662',
  'FC2611207K3M9Q',
  'ENQ2611207K3M9Q',
  'https://127.0.0.1/a',
  'data:image/png;base64,aaaa',
  '08:00',
  '2026-11-20T12:00',
  '/act/101',
];
const FIGURES = [7, 1, 0.5, 0, 60, 2026];

type Open = {
  type: string;
  pipe?: readonly Open[];
  entries?: Record<string, v.GenericSchema>;
  item?: v.GenericSchema;
  items?: readonly v.GenericSchema[];
  wrapped?: v.GenericSchema;
  options?: readonly unknown[];
  literal?: unknown;
  value?: v.GenericSchema;
};

const fitting = (schema: v.GenericSchema, candidates: readonly unknown[]): unknown =>
  candidates.find((one) => v.safeParse(schema, one).success) ?? candidates[0];

const isSchema = (one: unknown): one is v.GenericSchema => typeof one === 'object' && one !== null && 'kind' in one;

/** `rich` has every optional field, `bare` has none. */
export type Kind = 'rich' | 'bare';

const isLeftOut = (type: string): boolean => ['optional', 'nullable', 'nullish'].includes(type);

function plainOf(schema: v.GenericSchema, kind: Kind): unknown {
  const { type, literal, options } = schema as unknown as Open;
  if (type === 'string') return fitting(schema, WORDS);
  if (type === 'number') return fitting(schema, kind === 'rich' ? FIGURES : FIGURES.toReversed());
  if (type === 'boolean') return kind === 'rich';
  if (type === 'literal') return literal;
  return kind === 'rich' ? options?.[0] : options?.at(-1);
}

export function sampleOf(schema: v.GenericSchema, kind: Kind): unknown {
  const { type, entries, item, items, wrapped, options, value } = schema as unknown as Open;
  if (isLeftOut(type) && kind === 'bare') return type === 'optional' ? undefined : null;
  if (entries) return Object.fromEntries(Object.entries(entries).map(([key, one]) => [key, sampleOf(one, kind)]));
  if (item) return fitting(schema, kind === 'bare' ? [[], [sampleOf(item, kind)]] : [[sampleOf(item, kind)]]);
  if (items) return items.map((one) => sampleOf(one, kind));
  if (wrapped) return sampleOf(wrapped, kind);
  if (type === 'record' && value) return { a1: sampleOf(value, kind) };
  const ways = options?.filter(isSchema) ?? [];
  const way = kind === 'rich' ? ways[0] : ways.at(-1);
  return way ? sampleOf(way, kind) : plainOf(schema, kind);
}
