import { besideSum, type Charges } from '../../../domain/offer/charges';
import { formatMoney } from '../../../domain/values/money';

/** What stands beside a total: what is taxed has no second currency, but a sum without its tax. */
export function besideWords(charges: Pick<Charges, 'lines' | 'totalUsd' | 'totalYuan'>): string {
  const beside = besideSum(charges);
  if (beside.kind === 'taxed') return '含税';
  return beside.kind === 'net' ? `含税，不含税 ${formatMoney(beside.sum)}` : formatMoney(beside.sum);
}
