import { besideSum, type Charges } from '../../../domain/offer/charges';
import { formatMoney } from '../../../domain/values/money';

/** Shown beside a total: a taxed sum shows its net amount, others the second currency. */
export function besideWords(charges: Pick<Charges, 'lines' | 'totalUsd' | 'totalYuan'>): string {
  const beside = besideSum(charges);
  if (beside.kind === 'taxed') return '含税';
  return beside.kind === 'net' ? `含税，不含税 ${formatMoney(beside.sum)}` : formatMoney(beside.sum);
}
