type Given = Readonly<Record<string, string | number>>;

const shown = (value: string | number): string => (typeof value === 'number' ? value.toLocaleString('en-US') : value);

/** A sentence with what was given in its braces. */
export const fill = (sentence: string, given: Given = {}): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => shown(given[name] ?? ''));
