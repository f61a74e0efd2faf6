import * as v from 'valibot';

import { PURCHASE_LIMITS, PACK_FORMS } from '../../../domain/mall/product';
import { SEND_CITIES, STOCK_CITIES } from '../../../domain/mall/places';
import { PURCHASE_DELIVERIES } from '../../../domain/mall/purchase';
import type { MallDetail, MallOffer } from '../../../domain/modes/mall/detail';
import type { MallQuery, MallSearch } from '../../../domain/modes/mall/search';
import { MOST_GOODS } from '../../../domain/order/goods/most-goods';
import { mallLot, mallPack, productId } from '../../mall/mall';
import { offer } from '../../offers/offers';
import { goodsRow } from '../../orders/form';
import { kilograms } from '../../mall/purchase';

const wanted = { productId, pack: v.picklist(PACK_FORMS), kg: kilograms };
const delivery = {
  way: v.optional(v.picklist(PURCHASE_DELIVERIES), 'SELF'),
  to: v.optional(v.picklist(['', ...SEND_CITIES]), ''),
};

export const mallEntries = {
  city: v.picklist(STOCK_CITIES, '请选择发货城市'),
  ...delivery,
  lines: v.pipe(
    v.array(v.object(wanted)),
    v.minLength(1),
    v.maxLength(MOST_GOODS, `一单最多 ${MOST_GOODS} 行，请分开下单`),
  ),
};

export const mallAsked = v.object(mallEntries) satisfies v.GenericSchema<unknown, MallQuery>;

export const mallRatesOf = v.object({
  baseYuanPerTon: v.number(),
  level: v.number(),
  tiers: v.array(v.object({ fromKg: v.number(), factor: v.number() })),
});

export const mallSearch = v.object({
  city: v.string(),
  ...delivery,
  lines: v.array(
    v.object({
      ...wanted,
      grade: v.string(),
      sold: mallPack,
      guarded: v.object({
        goodsId: v.string(),
        gate: v.picklist(PURCHASE_LIMITS),
        isRetail: v.boolean(),
        isPriced: v.boolean(),
      }),
      rates: mallRatesOf,
      lots: v.array(mallLot),
      isSendable: v.boolean(),
      leadDays: v.number(),
      row: goodsRow,
    }),
  ),
  loads: v.array(v.array(v.number())),
  heldUntil: v.nullable(v.string()),
}) satisfies v.GenericSchema<unknown, MallSearch>;

export const mallDetail = v.object({
  city: v.string(),
  gate: v.optional(v.string()),
  kg: v.number(),
  leadDays: v.number(),
}) satisfies v.GenericSchema<unknown, MallDetail>;

export const mallOffer = v.object({ ...offer.entries, detail: mallDetail }) satisfies v.GenericSchema<
  unknown,
  MallOffer
>;
