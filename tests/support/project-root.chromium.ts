const texts = import.meta.glob<string>(
  ['/server/world/dangerous-goods/list/*.csv', '/server/trade/tariffs/demo/*.csv'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** Stands in for `server/base/project-root.ts` in a browser. */
export function readProjectText(path: string): string {
  const text = texts[`/${path}`];
  if (text === undefined) throw new Error(`No text of ${path} in the browser`);
  return text;
}
