import { fromPromise } from 'xstate';

import { goodsIdentify } from '../../../contract/dangerous-goods';
import type { LoadGoodsInput, LoadGoodsOutcome } from '../../../machines/order/order-form';
import type { Gateway } from '../gateway/gateway';

/** What the rows mean, all of them or none: a line that was cut is no answer, and is asked again. */
export const loadGoodsVia = (gateway: Gateway) =>
  fromPromise<LoadGoodsOutcome, LoadGoodsInput>(async ({ input: { sought }, signal }) => {
    const [first] = sought;
    if (!first) return { ok: true, found: [] };
    const asked = { isDanger: first.isDanger, rows: sought.map(({ row }) => row) };
    const reply = await gateway.call(goodsIdentify, asked, { signal });
    if (reply.kind !== 'done') return { ok: false };
    const found = sought.flatMap(({ key, token }, at) => {
      const answer = reply.data.rows[at];
      return answer ? [{ key, token, ...answer }] : [];
    });
    return { ok: true, found };
  });
