type Given = Readonly<Record<string, string | number>>;

const isPlain = (value: number) => Number.isInteger(value) && Math.abs(value) < 1_000;

/** The language's own way is slow, and most numbers need none of it. */
const written = (value: number): string => (isPlain(value) ? String(value) : value.toLocaleString('en-US'));

const shown = (value: string | number): string => (typeof value === 'number' ? written(value) : value);

/** A sentence with what was given in its braces. */
export const fill = (sentence: string, given: Given = {}): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => shown(given[name] ?? ''));
