import type { DgdForm } from './form';
import type { DgdQuote } from './quote';

/** The same product for the same service: by its number, else by its name. What has neither is the same as nothing. */
export function sameAs({ goods, isMixture }: DgdForm, { search }: DgdQuote): string | null {
  const [row] = goods;
  const product = row?.casNo.trim() || (row?.nameCn.trim().toLowerCase() ?? '');
  return product === '' ? null : `${search.type}|${isMixture}|${product}`;
}
