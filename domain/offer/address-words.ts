import { parseQuery } from '../values/query';
import { NOT_LOCKED_WORD } from './not-locked';

/** Parameters a results address may have; others do not make a different page. */
const ADDRESS_WORDS = [
  // Search parameters.
  ...(['org', 'dst', 'city', 'd', 'un', 'goods', 'pg', 'etd', 'ready', 'in', 'box', 'rows', 'stack'] as const),
  ...(['q', 't', 'tons', 'kg', 'm3', 'pcs', 'size', 'plt', 'days', 'vol', 'rho', 'mu'] as const),
  ...(['temp', 'tf', 'hot', 'heat', 'd15', 'd50', 'last', 'clean', 'food', 'layer', 'unload', 'kind'] as const),
  ...(['net', 'pct', 'soc', 'wh', 'also', 'from', 'to', 'tax', 'cut', 'st', 'border', 'own', 'ap'] as const),
  ...(['n', 'hm', 'trip', 'drv', 'veh'] as const),
  // Shop filters.
  ...(['kw', 'cat', 'policy', 'cls', 'stock', 'pack', 'g', 'purity', 'form', 'more'] as const),
  // List filters and view.
  ...(['v', 'only', 'c', 'cfs', 'op', 'ty', 'w', 'has', 'p', 'f', 's', 'sort', 'day', 'shut', 'line', 'by'] as const),
  // Other parameters.
  ...(['step', 'no', 'quote', 'copy', 'view', NOT_LOCKED_WORD] as const),
] as const;

export type AddressWord = (typeof ADDRESS_WORDS)[number];

export function readWords(search: string): string {
  const query: Readonly<Record<string, string | undefined>> = parseQuery(search);
  const words = ADDRESS_WORDS.flatMap((word) => {
    const value = query[word];
    return value === undefined ? [] : [`${word}=${encodeURIComponent(value)}`];
  });
  return words.length === 0 ? '' : `?${words.join('&')}`;
}
