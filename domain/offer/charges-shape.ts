import * as v from 'valibot';

import { money } from '../shape/trade';
import { CHARGE_PARTS } from './charges';

export const chargeLine = v.object({
  /** Codes of the constants `chargeItem` and `chargeUnit`. */
  item: v.string(),
  name: v.string(),
  unit: v.string(),
  unitPrice: money,
  quantity: v.number(),
  total: money,
  part: v.picklist(CHARGE_PARTS),
});

/** Yuan a dollar of a price, where it is not the usual rate: older quotes and orders name none. */
export const exchange = { yuanForDollar: v.exactOptional(v.number()) };

export const charges = v.object({
  lines: v.array(chargeLine),
  totalUsd: money,
  totalYuan: money,
  notIncluded: v.array(v.string()),
  ...exchange,
});

export const tier = v.object({
  days: v.nullable(v.number()),
  perDay: money,
});
