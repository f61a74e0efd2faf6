import { queryIn } from '../values/query';

/** Every word by which an address of results is read. Whatever else it says names no page of its own. */
const ADDRESS_WORDS = [
  // What is asked.
  ...(['org', 'dst', 'city', 'd', 'un', 'goods', 'pg', 'etd', 'ready', 'in', 'box', 'rows', 'stack'] as const),
  ...(['q', 't', 'tons', 'kg', 'm3', 'pcs', 'size', 'plt', 'days', 'vol', 'rho', 'mu'] as const),
  ...(['temp', 'tf', 'hot', 'heat', 'd15', 'd50', 'last', 'clean', 'food', 'layer', 'unload', 'kind'] as const),
  ...(['net', 'pct', 'soc', 'wh', 'also', 'from', 'to', 'tax', 'cut', 'st', 'border', 'own', 'ap'] as const),
  ...(['n', 'hm', 'trip', 'drv', 'veh'] as const),
  // What is looked for in the shop.
  ...(['kw', 'cat', 'policy', 'cls', 'stock', 'pack', 'g', 'purity', 'form', 'more'] as const),
  // How the answer is looked at.
  ...(['v', 'only', 'c', 'cfs', 'op', 'ty', 'w', 'has', 'p', 'f', 's', 'sort', 'day', 'shut', 'line', 'by'] as const),
  // What stands there besides.
  ...(['step', 'no', 'quote', 'copy', 'view'] as const),
] as const;

export type AddressWord = (typeof ADDRESS_WORDS)[number];

/** An address of results, reduced to the words that are read. */
export function readWords(search: string): string {
  const query: Readonly<Record<string, string | undefined>> = queryIn(search);
  const words = ADDRESS_WORDS.flatMap((word) => {
    const value = query[word];
    return value === undefined ? [] : [`${word}=${encodeURIComponent(value)}`];
  });
  return words.length === 0 ? '' : `?${words.join('&')}`;
}
