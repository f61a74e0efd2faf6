import * as v from 'valibot';

import { CHARGE_PARTS, type Charges } from '../../domain/offer/charges';
import type { FreeTime } from '../../domain/offer/sailing';
import { money } from '../wire/money';

export const chargeLine = v.object({
  item: v.string(),
  name: v.string(),
  unit: v.string(),
  unitPrice: money,
  quantity: v.number(),
  total: money,
  part: v.picklist(CHARGE_PARTS),
});

export const charges = v.object({
  lines: v.array(chargeLine),
  totalUsd: money,
  totalYuan: money,
  notIncluded: v.array(v.string()),
}) satisfies v.GenericSchema<unknown, Charges>;

const tier = v.object({
  days: v.nullable(v.number()),
  perDay: money,
});

export const freeTime = v.object({
  kind: v.picklist(['DEM', 'DET']),
  freeDays: v.number(),
  tiers: v.array(tier),
  factor40: v.number(),
}) satisfies v.GenericSchema<unknown, FreeTime>;
