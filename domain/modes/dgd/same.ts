import type { DgdForm } from './form';
import type { DgdQuote } from './quote';

/** Key of product and service: CAS number, otherwise name; null without both. */
export function sameAs({ goods, isMixture }: DgdForm, { search }: DgdQuote): string | null {
  const [row] = goods;
  const product = row?.casNo.trim() || (row?.nameCn.trim().toLowerCase() ?? '');
  return product === '' ? null : `${search.type}|${isMixture}|${product}`;
}
