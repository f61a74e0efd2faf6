import { callService } from '../../domain/people/contact';
import * as v from 'valibot';

import { HAZARD_CLASS_IDS } from '../../domain/goods/dangerous-goods';
import { STORED_WHYS } from '../../domain/goods/storing';
import { VERDICT_LEVELS } from '../../domain/goods/verdict';
import { PURCHASE_VERDICTS } from '../../domain/mall/gate';
import { MOST_PASTED, PASTED_FAULTS, type PastedRows } from '../../domain/mall/pasted';
import { LIST_NAME_LETTERS } from '../../domain/mall/lists';
import { SEND_CITIES } from '../../domain/mall/places';
import { PURCHASE_LIMITS, MOST_KG, PACK_FORMS } from '../../domain/mall/product';
import {
  MOST_LINES,
  PURCHASE_DELIVERIES,
  type PurchaseAnswer,
  type PurchaseChange,
  type PurchaseGroup,
  type PurchaseLine,
  type PurchaseSheet,
} from '../../domain/mall/purchase';
import { tidySum } from '../../domain/offer/containers';
import { QUANTITY_FAULTS } from '../../domain/mall/quantity';
import { endpoint } from '../wire/endpoint';
import { GRAMS_ONLY, mallPack, productId } from './mall';

const listSchema = <TSchema extends v.GenericSchema>(schema: TSchema) => v.pipe(v.array(schema), v.readonly());
const level = v.picklist(VERDICT_LEVELS);

const city = v.pipe(v.string(), v.regex(/^[A-Z]{5}$/, '请选择发货城市'));
export const kilograms = v.pipe(
  v.number(),
  v.check((kg) => tidySum([kg]) === kg, GRAMS_ONLY),
  v.minValue(0.001),
  v.maxValue(MOST_KG, `单次数量过大，请${callService()}`),
);
const listed = { productId, pack: v.picklist(PACK_FORMS), city, kg: kilograms };
const told = { productId: v.string(), pack: v.picklist(PACK_FORMS), city: v.string(), kg: v.number() };
const lineId = v.pipe(v.string(), v.regex(/^[A-Z]\d{4,8}-[A-Z0-9]{2,5}-[A-Z]{5}$/, '没有这一行'));
const delivery = { way: v.picklist(PURCHASE_DELIVERIES), to: v.picklist(['', ...SEND_CITIES], '请选择送货城市') };

const line = v.object({
  ...told,
  lineId: v.string(),
  isLeft: v.optional(v.boolean(), false),
  nameCn: v.string(),
  grade: v.string(),
  unNo: v.nullable(v.string()),
  hazardClass: v.nullable(v.picklist(HAZARD_CLASS_IDS)),
  subRisks: v.optional(listSchema(v.picklist(HAZARD_CLASS_IDS)), []),
  gate: v.picklist(PURCHASE_LIMITS),
  sold: mallPack,
  inStockKg: v.number(),
  fault: v.nullable(v.picklist(QUANTITY_FAULTS)),
  price: v.nullable(v.object({ perKg: v.number(), amount: v.number(), perKgNow: v.number(), amountNow: v.number() })),
  next: v.nullable(v.object({ addKg: v.number(), perKg: v.number() })),
  gateAnswer: v.picklist(PURCHASE_VERDICTS),
  lots: listSchema(v.object({ lotId: v.string(), kg: v.number() })),
}) satisfies v.GenericSchema<unknown, PurchaseLine>;

const found = v.object({
  level,
  code: v.string(),
  given: v.record(v.string(), v.union([v.string(), v.number()])),
  source: v.object({ source: v.string(), edition: v.string() }),
});

const freight = v.nullable(v.object({ total: v.number(), km: v.number(), trucks: v.nullable(v.number()) }));

const group = v.object({
  city: v.string(),
  lines: listSchema(line),
  kg: v.number(),
  goods: v.number(),
  goodsNow: v.number(),
  together: v.object({
    level,
    findings: listSchema(found),
    loads: v.number(),
    stored: v.object({
      level,
      pairs: listSchema(v.object({ one: v.string(), other: v.string(), level, why: v.picklist(STORED_WHYS) })),
    }),
  }),
  freight,
  orderFreight: freight,
  merge: v.optional(v.nullable(v.object({ to: v.string(), saves: v.number(), isOneTruck: v.boolean() })), null),
}) satisfies v.GenericSchema<unknown, PurchaseGroup>;

/** An older gateway omits it. */
export const approvalRule = v.object({ oneAbove: v.number(), twoAbove: v.nullable(v.number()) });

export const listId = v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/, '没有这张采购单'));
const listName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, '请填写采购单名称'),
  v.check((name) => Array.from(name).length <= LIST_NAME_LETTERS, `采购单名称最多 ${LIST_NAME_LETTERS} 字`),
);

export const lists = listSchema(
  v.object({ listId: v.string(), name: v.string(), lines: v.number(), isOpen: v.boolean() }),
);

export const brought = v.object({ taken: v.number(), stood: listSchema(v.string()), left: listSchema(v.string()) });

const sheet = v.object({
  lists: v.optional(lists, []),
  groups: listSchema(group),
  withdrawn: listSchema(v.object({ ...told, lineId: v.string(), named: v.string() })),
  delivery: v.object(delivery),
  held: v.nullable(v.object({ until: v.string(), isOver: v.boolean() })),
  rule: v.optional(v.nullable(approvalRule), null),
}) satisfies v.GenericSchema<unknown, PurchaseSheet>;

export const purchaseList = endpoint({
  summary: '采购单：按发货城市分组的各行、锁定价与现价、能否同车同库、能不能买',
  method: 'GET',
  path: '/api-item/mall/purchase',
  request: v.object({}),
  reply: sheet,
  access: 'session',
  urlSafe: false,
});

export const purchaseChange = endpoint({
  summary:
    '改采购单：写一行（同包装同城市为一行）、删一行、勾选一行、并到另一仓、移到另一张、加入多行、按订单再加一次、选提送方式、按现价重新锁价 24 小时；打开、新建、复制、改名、删除一张',
  method: 'POST',
  path: '/api-item/mall/purchase/change',
  request: v.object({
    /** Id of the list on screen; a page from before multiple lists sends none. */
    listId: v.optional(listId),
    change: v.variant('kind', [
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
    ]) satisfies v.GenericSchema<unknown, PurchaseChange>,
  }),
  reply: v.object({
    sheet,
    replacedKg: v.nullable(v.number()),
    brought: v.optional(v.nullable(brought), null),
  }) satisfies v.GenericSchema<unknown, PurchaseAnswer>,
  access: 'session',
  urlSafe: false,
});

export const purchasePasted = endpoint({
  summary: '识别粘贴的清单：每行是哪些商品、包装、城市与数量，识别不出的写明原因',
  method: 'POST',
  path: '/api-item/mall/purchase/pasted',
  request: v.object({ text: v.pipe(v.string(), v.maxLength(MOST_PASTED, '清单过长，请分几次粘贴')) }),
  reply: v.object({
    rows: listSchema(
      v.object({
        no: v.number(),
        text: v.string(),
        fault: v.nullable(v.picklist(PASTED_FAULTS)),
        choices: listSchema(
          v.object({ ...told, nameCn: v.string(), grade: v.string(), pieces: v.number(), isAsTyped: v.boolean() }),
        ),
        unused: listSchema(v.string()),
      }),
    ),
    more: v.number(),
  }) satisfies v.GenericSchema<unknown, PastedRows>,
  access: 'session',
  urlSafe: false,
});

export const purchaseEndpoints = { purchaseList, purchaseChange, purchasePasted };
