import * as v from 'valibot';

import { CODES } from '../../../../contract/wire/envelope';
import { ordersBefore } from '../../../../contract/orders/before';
import { mayHandOver, resultKind, resultVersion } from '../../../../domain/order/receipt/result';
import { Refusal } from '../../../base/http/refusal';
import { serveOwner } from '../../../base/http/serve';
import { bookedMode } from '../../../trade/modes';
import { readTitle } from '../../../trade/modes/sheet';
import { ORDER_MESSAGES as messages } from '../../orders/messages';
import type { OrderRow } from '../../orders/order';
import type { Capability } from '../after';
import type { AfterDeps } from '../deps';
import { deskAct, ORDER_NO } from '../desk-act';
import { createHandOver } from './hand-over';
import { resultTextNeeded, signerNeeded, versionName } from './messages';
import { readEarlierOrders, readRecentOrders, readResults, resultStore } from './results';

const handedOver = v.object({
  orderNo: ORDER_NO,
  signedBy: v.pipe(v.string(), v.trim(), v.minLength(2, signerNeeded), v.maxLength(20, signerNeeded)),
  text: v.pipe(v.string(), v.trim(), v.minLength(10, resultTextNeeded), v.maxLength(2000, resultTextNeeded)),
});

export function createResultAfter(deps: AfterDeps): Capability {
  const { database, moment, modes } = deps;
  const handOver = createHandOver(deps);
  const handsOver = ({ mode, state }: Pick<OrderRow, 'mode' | 'state'>): boolean =>
    bookedMode(modes, mode).after?.result !== undefined && mayHandOver(state);
  return {
    id: 'result',
    /** Such an order cannot complete before its result exists. */
    async before(inside, order, event) {
      if (event !== 'completed' || !handsOver(order)) return;
      if ((await resultStore(inside, order.orderNo).latest()) === 0)
        throw new Refusal(CODES.moveRefused, messages.resultNeeded);
    },
    async kept(queries, orderNos) {
      const [results, earlier] = [await readResults(queries, orderNos), await readEarlierOrders(queries, orderNos)];
      return (orderNo) => ({ results: results.get(orderNo) ?? [], earlier: earlier.get(orderNo) ?? null });
    },
    desk: async () => (order) => ({ mayHandOver: handsOver(order) }),
    async page(orderNo, kind) {
      const version = resultVersion(kind);
      return version === null ? null : resultStore(database, orderNo).body(version);
    },
    async pages(orderNo) {
      const store = resultStore(database, orderNo);
      const signed = (await readResults(database, [orderNo])).get(orderNo) ?? [];
      return Promise.all(
        signed.map(async ({ version }) => ({
          kind: resultKind(version),
          name: versionName(readTitle((await store.body(version)) ?? ''), version),
        })),
      );
    },
    routes: [
      serveOwner(ordersBefore, async (_, { userId }) => readRecentOrders(database, userId, await moment(database))),
    ],
    acts: [deskAct('result', handedOver, async (said) => ({ version: await handOver(said) }))],
  };
}
