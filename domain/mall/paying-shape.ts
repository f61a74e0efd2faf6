import * as v from 'valibot';

import { day } from '../shape/trade';

export const sellerAccount = v.object({ bank: v.string(), number: v.string() });

export const buyerName = v.object({ name: v.string(), creditCode: v.string() });

export const paying = v.object({
  payType: v.string(),
  payName: v.string(),
  dueOn: v.nullable(day),
  buyer: v.nullable(buyerName),
  invoice: v.nullable(v.object({ typeName: v.string(), title: v.string(), taxNo: v.string() })),
  /** Account of the seller; null or missing (older gateway) when the bill names it. */
  account: v.optional(v.nullable(sellerAccount)),
});
