import type { Charges } from '../../../domain/offer/charges';
import type { PriceParts } from '../../trade/price/charge-table';

/** The price of what is filled in, as it is shown; without a total where nobody can say it yet. */
export const priceOf = (charges: Charges | null): PriceParts => ({
  lines: charges?.lines ?? [],
  total: charges?.totalUsd ?? null,
  inYuan: charges?.totalYuan ?? null,
  notIncluded: charges?.notIncluded ?? [],
});
