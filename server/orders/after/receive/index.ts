import { receiveGoods } from '../../../../contract/after/receiving';
import { serveOwner } from '../../../base/http/serve';
import type { Capability } from '../after';
import type { AfterDeps } from '../deps';
import { holdToOwner, createFindLongDelivered } from './signed';
import type { ReplyOf, RequestOf } from '../../../../contract/wire/endpoint';
import { CODES } from '../../../../contract/wire/envelope';
import { notFoundFault, Refusal } from '../../../base/http/refusal';
import { holdOrder } from '../../orders/held';
import { readHistory } from '../../orders/history';
import { readOrder } from '../../orders/snapshot';
import { orderStore } from '../../orders/store';
import { readMishaps } from '../mishap/store';
import { RECEIVE_MESSAGES as messages } from './messages';
import { findAwaitedReport } from './row';

const COMPLETED = { state: 'COMPLETED' } as const;

const refused = (message: string) => new Refusal(CODES.moveRefused, message);

/** The owner confirms receipt, which completes the order; a repeat gets the same answer. */
const createReceive =
  ({ database, moment, modes, sold, moveOn }: AfterDeps) =>
  (userId: string, { orderNo }: RequestOf<typeof receiveGoods>): Promise<ReplyOf<typeof receiveGoods>> =>
    database
      .tx(async (inside) => {
        if (!(await orderStore(inside).hold(userId, orderNo))) throw notFoundFault();
        const order = await holdOrder(inside, orderNo);
        const read = readOrder(modes, order);
        const { state } = order;
        if (!read.mode.after?.receive) throw refused(messages.notCome);
        if (state === COMPLETED.state) return COMPLETED;
        if (state !== 'ARRIVED') throw refused(messages.notCome);
        const history = (await readHistory(inside, [orderNo])).get(orderNo) ?? [];
        const wentWrong = (await readMishaps(inside, [orderNo])).get(orderNo) ?? [];
        const waits = findAwaitedReport(read, state, { history, wentWrong });
        if (waits !== null) throw refused(waits);
        const now = await moment(inside);
        await moveOn(inside, { order, event: 'completed', reason: messages.received, now, byUser: userId });
        return COMPLETED;
      })
      .finally(sold.stale);

/** Receipt of delivered goods: confirmed by the owner, or assumed after seven days without objection. */
export function createReceiveAfter(deps: AfterDeps): Capability {
  const receive = createReceive(deps);
  return {
    id: 'receive',
    async before(inside, order, event, { byUser, now }) {
      if (event === 'completed' && byUser === undefined) await holdToOwner(inside, deps.modes, order, now);
    },
    over: createFindLongDelivered(deps),
    routes: [serveOwner(receiveGoods, (received, { userId }) => receive(userId, received))],
  };
}
