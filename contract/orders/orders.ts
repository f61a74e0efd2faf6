import * as v from 'valibot';

import { MODE_IDS, type ModeId } from '../../domain/mode-ids';
import type { OrderForm } from '../../domain/order/form/form';
import { ORDER_STATES } from '../../domain/order/life/lifecycle';
import { endpoint } from '../wire/endpoint';
import { wholeNumber, nothing } from '../wire/fields';
import { money } from '../../domain/shape/trade';
import { draftAbout, draftBrief } from '../../domain/order/drafts/draft-shape';
import { orderNo } from '../../domain/order/papers/asked-shape';
import { orderBrief } from '../../domain/order/receipt/brief-shape';

const timestamp = v.pipe(v.string(), v.isoTimestamp());

const submitted = v.object({ orderNo: v.string(), state: v.picklist(ORDER_STATES), verifyBy: v.nullable(timestamp) });

export type OrderPaths = {
  submit: string;
  saveDraft: string;
  readDraft: string;
  listDrafts: string;
  dropDraft: string;
};

const draftId = v.pipe(v.string(), v.maxLength(64), v.regex(/^[\w-]+$/));

const orderPaths = (mode: ModeId): OrderPaths => {
  const folder = mode.toLowerCase();
  const draft = `${folder}/draft`;
  const [listDrafts, dropDraft] = [`${draft}/list`, `${draft}/drop`];
  return { submit: `${folder}/submit`, saveDraft: draft, readDraft: draft, listDrafts, dropDraft };
};

export function orderEndpoints<TForm extends v.GenericSchema<unknown, OrderForm>>(
  { mode, name, form }: { mode: ModeId; name: string; form: TForm },
  paths: OrderPaths = orderPaths(mode),
) {
  const draft = v.object({
    draftId: v.string(),
    form,
    savedAt: timestamp,
    revision: v.number(),
    about: v.nullable(draftAbout),
  });
  const own = { access: 'session', urlSafe: false } as const;
  return {
    mode,
    submit: endpoint({
      summary: `提交${name}订单；同一 Idempotency-Key 在 72 小时内只成一单`,
      method: 'POST',
      path: `/api-puds/order/${paths.submit}`,
      request: v.object({
        form,
        /** Total on screen; only compared. */
        shownTotal: money,
        protocolVersion: v.pipe(v.string(), v.maxLength(20)),
        /** False if the page said that no verification is awaited; only compared. */
        isVerificationDue: v.optional(v.boolean()),
        draftId: v.optional(draftId),
      }),
      reply: submitted,
      ...own,
    }),
    /**
     * `revision`: the draft it was edited from; an outdated one answers the newer draft. Without a name: the last
     * draft.
     */
    saveDraft: endpoint({
      summary: `保存${name}订单草稿`,
      method: 'POST',
      path: `/api-puds/order/${paths.saveDraft}`,
      request: v.object({
        form,
        revision: wholeNumber(0),
        draftId: v.optional(draftId),
      }),
      reply: v.object({ kept: v.boolean(), draft }),
      ...own,
    }),
    readDraft: endpoint({
      summary: `本人最近的${name}订单草稿；没有时为空`,
      method: 'GET',
      path: `/api-puds/order/${paths.readDraft}`,
      request: nothing,
      reply: v.nullable(draft),
      ...own,
    }),
    listDrafts: endpoint({
      summary: `本人的全部${name}订单草稿，最近的在前`,
      method: 'GET',
      path: `/api-puds/order/${paths.listDrafts}`,
      request: nothing,
      reply: v.array(draft),
      ...own,
    }),
    dropDraft: endpoint({
      summary: `删除${name}订单草稿；不指明时为最近的一份`,
      method: 'POST',
      path: `/api-puds/order/${paths.dropDraft}`,
      request: v.object({ draftId: v.optional(draftId) }),
      reply: v.null(),
      ...own,
    }),
  };
}

export type OrderWire<TForm extends v.GenericSchema<unknown, OrderForm> = v.GenericSchema<unknown, OrderForm>> =
  ReturnType<typeof orderEndpoints<TForm>>;

export const draftList = endpoint({
  summary: '本人各方式的全部订单草稿，最近的在前；保留 30 天',
  method: 'GET',
  path: '/api-puds/order/draft/all',
  request: nothing,
  reply: v.array(draftBrief),
  access: 'session',
  urlSafe: false,
});

/** Finds the result of an idempotency key after a lost connection. Unknown keys answer 404. */
export const orderByKey = endpoint({
  summary: '按幂等键查询提交结果',
  method: 'POST',
  path: '/api-puds/order/byKey',
  request: v.object({ key: v.pipe(v.string(), v.maxLength(64)) }),
  reply: submitted,
  access: 'session',
  urlSafe: false,
});

export const readOrder = endpoint({
  summary: '查看本人订单',
  method: 'GET',
  path: '/api-puds/order/:orderNo',
  request: v.object({ orderNo }),
  reply: orderBrief,
  access: 'session',
  urlSafe: false,
});

export const copyOrder = endpoint({
  summary: '复制本人订单的内容，供再下一单；into 指明带入的方式，不能带入的与不存在的一样答 404',
  method: 'GET',
  path: '/api-puds/order/:orderNo/copy',
  request: v.object({ orderNo, into: v.optional(v.picklist(MODE_IDS)) }),
  reply: v.object({
    form: v.record(v.string(), v.unknown()),
    org: v.optional(v.nullable(v.string()), null),
  }),
  access: 'session',
  urlSafe: false,
});

export const cancelOrder = endpoint({
  summary: '取消订单；费用需与事先所示一致',
  method: 'POST',
  path: '/api-puds/order/:orderNo/cancel',
  request: v.object({
    orderNo,
    /** Code of the constants `cancelReason`. */
    reason: v.pipe(v.string(), v.regex(/^[1-9]$/)),
    /** Fee shown to the user; if it has changed, the call is refused and shows the new one. */
    shownFee: money,
  }),
  reply: v.object({ state: v.picklist(ORDER_STATES), fee: money }),
  access: 'session',
  urlSafe: false,
});
