import * as v from 'valibot';

import { productId, rates } from '../../mall/sheet-shape';
import { PACK_FORMS } from '../../mall/product';
import { kilograms } from '../../mall/purchase-shape';
import { PURCHASE_DELIVERIES } from '../../mall/purchase';
import { SEND_CITIES, STOCK_CITIES, STORE_SAYS } from '../../mall/places';
import { MOST_GOODS } from '../../order/goods/most-goods';
import { mallPack, mallLot } from '../../mall/product-shape';
import { guarded } from '../../mall/purchase-right-shape';
import { goodsRow } from '../../goods/row-shape';

const wanted = { productId, pack: v.picklist(PACK_FORMS), kg: kilograms };

const delivery = {
  way: v.optional(v.picklist(PURCHASE_DELIVERIES), 'SELF'),
  to: v.optional(v.picklist(['', ...SEND_CITIES]), ''),
};

export const mallDemand = v.object(wanted);

export const mallEntries = {
  city: v.picklist(STOCK_CITIES, STORE_SAYS),
  ...delivery,
  lines: v.pipe(v.array(mallDemand), v.minLength(1), v.maxLength(MOST_GOODS, `一单最多 ${MOST_GOODS} 行，请分开下单`)),
};

export const mallAsked = v.object(mallEntries);

export const mallLine = v.object({
  ...wanted,
  grade: v.string(),
  sold: mallPack,
  guarded,
  rates,
  lots: v.array(mallLot),
  isSendable: v.boolean(),
  leadDays: v.number(),
  row: goodsRow,
});

export const mallSearch = v.object({
  city: v.string(),
  ...delivery,
  lines: v.array(mallLine),
  /** Line indexes per truck; incompatible goods go in different trucks. */
  loads: v.array(v.array(v.number())),
  /** Expiry of the prices taken from the buyer's list; null without any. */
  heldUntil: v.nullable(v.string()),
});
