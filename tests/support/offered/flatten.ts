/** A value as lines, one for each thing that is said in it, under the way that leads there. */
export function flattened(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${path} ${String(value)}`.trim()];
  const inner = Object.entries(value);
  if (inner.length === 0) return [`${path} nothing`.trim()];
  return inner.flatMap(([key, one]) => flattened(one, path === '' ? key : `${path}.${key}`));
}

/** A printed page as its reader sees it, without what it looks like. */
export const wordsOf = (html: string): string[] =>
  html
    .replaceAll(/<(style|svg)[^]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
