import { fromPromise } from 'xstate';

import { goodsIdentify } from '../../../contract/world/dangerous-goods';
import type { LoadGoodsInput, LoadGoodsOutcome } from '../../../machines/order/order-form';
import type { Gateway } from '../gateway/gateway';

/** All rows or none: a partial answer would never be completed. */
export const loadGoodsVia = (gateway: Gateway) =>
  fromPromise<LoadGoodsOutcome, LoadGoodsInput>(async ({ input: { sought }, signal }) => {
    // Dangerous goods are matched by UN number, others by name, so each kind needs its own call.
    const natures = [...new Set(sought.map(({ isDanger }) => isDanger))];
    const replies = await Promise.all(
      natures.map(async (isDanger) => {
        const rows = sought.filter((one) => one.isDanger === isDanger);
        const reply = await gateway.call(goodsIdentify, { isDanger, rows: rows.map(({ row }) => row) }, { signal });
        return { rows, reply };
      }),
    );
    const found = replies.flatMap(({ rows, reply }) =>
      reply.kind === 'done'
        ? rows.flatMap(({ key, token }, at) => {
            const answer = reply.data.rows[at];
            return answer ? [{ key, token, ...answer }] : [];
          })
        : [],
    );
    return replies.every(({ reply }) => reply.kind === 'done') ? { ok: true, found } : { ok: false };
  });
