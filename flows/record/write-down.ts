const isSmall = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Array.isArray(value) && JSON.stringify(value).length < 200) ||
  ('label' in value && 'lines' in value) ||
  'overlaps' in value;

const indented = (text: string) => text.replaceAll('\n', '\n ');

/** JSON with one line per state and transition, so that a diff shows moves. */
export function writeDown(value: unknown): string {
  if (isSmall(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[\n ${indented(value.map(writeDown).join(',\n'))}\n]`;
  const members = Object.entries(value as object).map(([key, part]) => `${JSON.stringify(key)}:${writeDown(part)}`);
  return `{\n ${indented(members.join(',\n'))}\n}`;
}
