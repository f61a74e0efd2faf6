import * as v from 'valibot';

import { SHARE_SHOWS } from './share';
import { PACK_FORMS } from './product';
import { HAZARD_CLASS_IDS } from '../goods/dangerous-goods';
import { readonlyList } from '../shape/trade';
import { mallPack } from './product-shape';
import { LEFT_OUT_WHYS, PURCHASE_DELIVERIES } from './purchase';
import { SEND_CITIES } from './places';
import { LINK_STATES } from './link';
import { FIRST_LIST } from './lists';

export const show = v.picklist(SHARE_SHOWS, '请选择是否显示价格');

export const sharedSums = v.object({ goods: v.number(), freight: v.number(), total: v.number() });

export const sharedLineShape = v.object({
  productId: v.string(),
  pack: v.picklist(PACK_FORMS),
  city: v.string(),
  kg: v.number(),
  lineId: v.string(),
  nameCn: v.string(),
  grade: v.string(),
  unNo: v.nullable(v.string()),
  hazardClass: v.nullable(v.picklist(HAZARD_CLASS_IDS)),
  subRisks: v.optional(readonlyList(v.picklist(HAZARD_CLASS_IDS)), []),
  sold: mallPack,
  /**
   * Only in an approval: the reason why its approver does not sign for the line. A share must not reveal the rights of
   * its owner.
   */
  leftOut: v.optional(v.picklist(LEFT_OUT_WHYS)),
  /** Null when prices are hidden or missing. */
  price: v.nullable(v.object({ perKg: v.number(), amount: v.number() })),
});

export const sharedSheet = {
  lines: readonlyList(sharedLineShape),
  delivery: v.object({ way: v.picklist(PURCHASE_DELIVERIES), to: v.picklist(['', ...SEND_CITIES]) }),
  kg: v.number(),
  sums: v.nullable(sharedSums),
  uncounted: v.number(),
  withheld: v.optional(v.number()),
};

export const sharedSheetShape = v.object(sharedSheet);

export const shared = v.object({
  /** Name of the sender, shortened for strangers. */
  from: v.string(),
  show,
  madeAt: v.string(),
  expiresAt: v.string(),
  sheet: sharedSheetShape,
});

export const link = v.object({
  shareId: v.string(),
  state: v.picklist(LINK_STATES),
  show,
  needsLogin: v.boolean(),
  madeAt: v.string(),
  expiresAt: v.string(),
  lines: v.number(),
  kg: v.number(),
  opened: v.number(),
  lastOpenedAt: v.nullable(v.string()),
  /** Once, by its lifetime. */
  canExtend: v.boolean(),
});

export const openList = v.object({ listId: v.string(), name: v.string() });

export const imported = v.object({
  list: v.optional(openList, FIRST_LIST),
  taken: v.number(),
  stood: readonlyList(v.string()),
  left: readonlyList(v.string()),
});
