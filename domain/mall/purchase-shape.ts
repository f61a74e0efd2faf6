import * as v from 'valibot';

import { VERDICT_LEVELS } from '../goods/verdict';
import { tidySum } from '../offer/containers';
import { GRAMS_ONLY, productId } from './sheet-shape';
import { MOST_KG, PACK_FORMS, PURCHASE_LIMITS } from './product';
import { PURCHASE_DELIVERIES, MOST_LINES } from './purchase';
import { SEND_CITIES, STORE_SAYS } from './places';
import { HAZARD_CLASS_IDS } from '../goods/dangerous-goods';
import { readonlyList } from '../shape/trade';
import { mallPack } from './product-shape';
import { QUANTITY_FAULTS, TOO_MANY_SAYS } from './quantity';
import { PURCHASE_VERDICTS } from './purchase-right';
import { STORED_WHYS } from '../goods/storing';
import { LIST_NAME_LETTERS, LIST_NAME_SAYS } from './lists';
import { approvalRule } from './approval-rule-shape';
import { brought } from './lists-shape';

const level = v.picklist(VERDICT_LEVELS);

const city = v.pipe(v.string(), v.regex(/^[A-Z]{5}$/, STORE_SAYS));

export const kilograms = v.pipe(
  v.number(),
  v.check((kg) => tidySum([kg]) === kg, GRAMS_ONLY),
  v.minValue(0.001),
  v.maxValue(MOST_KG, TOO_MANY_SAYS),
);

const listed = { productId, pack: v.picklist(PACK_FORMS), city, kg: kilograms };

export const told = { productId: v.string(), pack: v.picklist(PACK_FORMS), city: v.string(), kg: v.number() };

const lineId = v.pipe(v.string(), v.regex(/^[A-Z]\d{4,8}-[A-Z0-9]{2,5}-[A-Z]{5}$/, '没有这一行'));

const delivery = { way: v.picklist(PURCHASE_DELIVERIES), to: v.picklist(['', ...SEND_CITIES], '请选择送货城市') };

export const allottedShape = v.object({ lotId: v.string(), kg: v.number() });

export const linePrice = v.object({
  perKg: v.number(),
  amount: v.number(),
  perKgNow: v.number(),
  amountNow: v.number(),
});

export const line = v.object({
  ...told,
  lineId: v.string(),
  /** Unticked: stays on the list and is neither counted nor ordered. */
  isLeft: v.optional(v.boolean(), false),
  nameCn: v.string(),
  grade: v.string(),
  unNo: v.nullable(v.string()),
  hazardClass: v.nullable(v.picklist(HAZARD_CLASS_IDS)),
  subRisks: v.optional(readonlyList(v.picklist(HAZARD_CLASS_IDS)), []),
  gate: v.picklist(PURCHASE_LIMITS),
  sold: mallPack,
  /** Stock of the product in the store, over all packs. */
  inStockKg: v.number(),
  fault: v.nullable(v.picklist(QUANTITY_FAULTS)),
  /** Null when sold by enquiry. */
  price: v.nullable(linePrice),
  /** Next price tier, over all packs of the product from the store. */
  next: v.nullable(v.object({ addKg: v.number(), perKg: v.number() })),
  /** Considers all lines ordered together from the store. */
  gateAnswer: v.picklist(PURCHASE_VERDICTS),
  /** Lots it would take now; nothing is reserved. */
  lots: readonlyList(allottedShape),
});

export const found = v.object({
  level,
  code: v.string(),
  given: v.record(v.string(), v.union([v.string(), v.number()])),
  source: v.object({ source: v.string(), edition: v.string() }),
});

const freightShape = v.object({ total: v.number(), km: v.number(), trucks: v.nullable(v.number()) });

const freight = v.nullable(freightShape);

export const storeMerge = v.object({ to: v.string(), saves: v.number(), isOneTruck: v.boolean() });

export const storedPair = v.object({ one: v.string(), other: v.string(), level, why: v.picklist(STORED_WHYS) });

export const group = v.object({
  city: v.string(),
  lines: readonlyList(line),
  kg: v.number(),
  goods: v.number(),
  goodsNow: v.number(),
  together: v.object({
    level,
    findings: readonlyList(found),
    /** Trucks needed to keep incompatible goods apart. */
    loads: v.number(),
    stored: v.object({
      level,
      pairs: readonlyList(storedPair),
    }),
  }),
  /** Truck to the city of the list for all lines; null for pick-up, without a city, or when a line cannot be sent. */
  freight,
  /** The same for the counted lines. */
  orderFreight: freight,
  /** Store with the largest saving; null when none saves. */
  merge: v.optional(v.nullable(storeMerge), null),
});

export const listId = v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/, '没有这张采购单'));

const listName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, LIST_NAME_SAYS.missing),
  v.check((name) => Array.from(name).length <= LIST_NAME_LETTERS, LIST_NAME_SAYS.long),
);

export const listSummary = v.object({ listId: v.string(), name: v.string(), lines: v.number(), isOpen: v.boolean() });

export const lists = readonlyList(listSummary);

export const deliveryShape = v.object(delivery);

const withdrawnLine = v.object({ ...told, lineId: v.string(), named: v.string() });

export const sheet = v.object({
  lists: v.optional(lists, []),
  groups: readonlyList(group),
  withdrawn: readonlyList(withdrawnLine),
  delivery: deliveryShape,
  /** Prices hold until then; null for an empty list. */
  held: v.nullable(v.object({ until: v.string(), isOver: v.boolean() })),
  /** Limits above which a list needs approval; null when the enterprise set none. */
  rule: v.optional(v.nullable(approvalRule), null),
});

export const purchaseAnswer = v.object({
  sheet,
  replacedKg: v.nullable(v.number()),
  brought: v.optional(v.nullable(brought), null),
});

export const purchaseChangeShape = v.variant('kind', [
  v.object({ kind: v.literal('line'), ...listed, seenKg: v.nullable(kilograms) }),
  v.object({ kind: v.literal('remove'), lineId }),
  v.object({ kind: v.literal('tick'), lineId, isTicked: v.boolean() }),
  v.object({ kind: v.literal('merge'), from: city, to: city }),
  v.object({ kind: v.literal('move'), listId, lineIds: v.pipe(v.array(lineId), v.maxLength(MOST_LINES)) }),
  v.object({ kind: v.literal('take'), lines: v.pipe(v.array(v.object(listed)), v.maxLength(MOST_LINES)) }),
  v.object({ kind: v.literal('again'), orderNo: v.pipe(v.string(), v.maxLength(32)) }),
  v.object({ kind: v.literal('deliver'), ...delivery }),
  v.object({ kind: v.literal('renew') }),
  v.object({ kind: v.literal('open'), listId }),
  v.object({ kind: v.literal('make'), name: listName }),
  v.object({ kind: v.literal('copy'), name: listName }),
  v.object({ kind: v.literal('rename'), name: listName }),
  v.object({ kind: v.literal('drop') }),
]);
