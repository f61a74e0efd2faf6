export type Line = { label: string; text: string };

/** Values of the order per label; no other values of the table may appear there. */
export type Places = Readonly<Record<string, string | readonly string[]>>;

const valuesOf = (value: string | readonly string[]): string[] =>
  (typeof value === 'string' ? [value] : [...value]).toSorted((one, other) => other.length - one.length);

/** Repeated labels are numbered: `UN 编号 (2)`. */
export function counted(lines: readonly Line[]): Line[] {
  const seen = new Map<string, number>();
  return lines.map(({ label, text }) => {
    const times = (seen.get(label) ?? 0) + 1;
    seen.set(label, times);
    return { label: times === 1 ? label : `${label} (${times})`, text };
  });
}

/** Shorter values occur in other words by chance. */
const TELLING = 3;

const foreignIn = (rest: string, own: readonly string[], all: readonly string[]): string[] =>
  all.filter((value) => value.length >= TELLING && rest.includes(value) && own.every((one) => !one.includes(value)));

/** Label without its headings and number. */
const wordOf = (label: string): string => label.replace(/^.* \/ /, '').replace(/ \(\d+\)$/, '');

/**
 * Differences between a page and its table. `fixed`: lines equal for every order. A sample whose lines do not differ
 * proves nothing.
 */
export function misplaced(lines: readonly Line[], places: Places, fixed: readonly string[] = []): string[] {
  const all = [...new Set(Object.values(places).flatMap(valuesOf))];
  const said = Object.entries(places).map(([label, value]) => ({ label, key: valuesOf(value).join('|') }));
  const alike = said.flatMap(({ label, key }, at) =>
    said
      .slice(0, at)
      .filter((other) => other.key === key && wordOf(other.label) !== wordOf(label))
      .map((other) => `${label} and ${other.label} say the same: ${key}`),
  );
  const labels = lines.map(({ label }) => label);
  const gone = Object.keys(places).flatMap((label) => (labels.includes(label) ? [] : [`${label} is not there`]));
  const wrong = lines.flatMap(({ label, text }) => {
    const value = places[label];
    if (value === undefined && fixed.includes(wordOf(label))) return [];
    if (value === undefined) return [`${label} has no place in the table: ${text}`];
    const own = valuesOf(value);
    const rest = own.reduce((left, one) => left.replace(one, ''), text);
    return [
      ...own.flatMap((one) => (text.includes(one) ? [] : [`${label} says ${text}, not ${one}`])),
      ...foreignIn(rest, own, all).map((one) => `${label} says ${text}, with ${one} of another line`),
    ];
  });
  return [...alike, ...gone, ...wrong];
}
