import { show } from '../model/show';

/** Name of a value that is a running part or callable. */
function nameOfThing(value: object | ((...given: never[]) => unknown)): string | null {
  if (typeof value === 'function') return 'a function';
  if ('sessionId' in value && 'id' in value) return `the actor ${String(value.id)}`;
  if (value instanceof Error || value instanceof Date || value instanceof Set || value instanceof Map)
    return show(value);
  return value instanceof File ? `the file ${value.name}` : null;
}

const isThing = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

const LONGEST = 160;

/** Value on one line; a long one is cut with its length. */
export function brief(value: unknown): string {
  const text = show(inWords(value)) ?? 'undefined';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}… (${text.length})` : text;
}

/** Value with unprintable parts replaced by names. */
function inWords(value: unknown): unknown {
  if (!isThing(value)) return value;
  const named = nameOfThing(value);
  if (named !== null) return named;
  if (Array.isArray(value)) return value.map(inWords);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inWords(part)]));
}

const isPlain = (value: unknown): value is object => isThing(value) && nameOfThing(value) === null;

export function changes(name: string, before: unknown, now: unknown): string[] {
  if (Object.is(before, now)) return [];
  if (isPlain(before) && isPlain(now) && Array.isArray(before) === Array.isArray(now)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(now)]);
    return [...keys].flatMap((key) => changes(`${name}.${key}`, before[key as never], now[key as never]));
  }
  const [was, is] = [brief(before), brief(now)];
  return was === is ? [] : [`${name}: ${is}`];
}

const FIELD = /^\.([^.:]+)(?:\.([^:]*))?: ([^]*)$/;

/** A line for each changed field: `form · unNo: "1230" · pieces: 2`. */
export function inFields(changed: readonly string[]): string[] {
  const fields = new Map<string, string[]>();
  for (const line of changed) {
    const [, field = '', path, value = ''] = FIELD.exec(line) ?? [];
    fields.set(field, [...(fields.get(field) ?? []), path === undefined ? value : ` · ${path}: ${value}`]);
  }
  return [...fields].map(([field, parts]) =>
    parts.every((part) => part.startsWith(' · ')) ? `${field}${parts.join('')}` : `${field}: ${parts.join('')}`,
  );
}
