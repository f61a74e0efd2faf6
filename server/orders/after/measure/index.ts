import { amendOrder, answerMeasured } from '../../../../contract/after/intake';
import { badRequest } from '../../../base/http/refusal';
import { serveOwner } from '../../../base/http/serve';
import { bookedMode } from '../../../trade/modes';
import { ORDER_MESSAGES as messages } from '../../orders/messages';
import type { Capability } from '../after';
import type { AfterDeps } from '../deps';
import { createAmend } from './amend';
import { createAnswerMeasured } from './answer';
import { measureOrder } from './measure';
import { cameText, measuredText } from './messages';
import type { Happening } from '../../../../domain/order/life/lifecycle';
import type { Measured } from '../../../../domain/order/on-site/measured';
import type { Queries } from '../../../base/database/database';
import { appendHistory } from '../../orders/history';
import type { OrderRow } from '../../orders/order';
import { AS_IT_IS } from '../../orders/store';
import { createSettleDue } from '../settle-due';
import { waitLater } from './later';

type Due = Pick<OrderRow, 'orderNo' | 'mode' | 'state' | 'snapshot'> & { measured: Measured; phone: string };

/** One at a time: each waits for its own turns. */
async function nextDue(inside: Queries, now: Date): Promise<Due | undefined> {
  const [due] = await inside.query<Due>(
    `select o.order_no as "orderNo", o.mode, o.state, o.measured, ${AS_IT_IS} as snapshot, u.phone
       from orders o join users u on u.id = o.user_id
      where o.answer_by <= $1 and o.state = 'CARGO_IN' order by o.answer_by, o.order_no limit 1 for update of o skip locked`,
    [now],
  );
  return due;
}

const LAPSED: Happening = 'surcharge.lapsed';

/**
 * After the deadline without an answer, the goods wait for the next offer that takes them, and the owner is notified.
 */
const createAnswerLapse = (deps: AfterDeps) =>
  createSettleDue(deps, async (inside, now) => {
    const due = await nextDue(inside, now);
    if (!due) return null;
    const { orderNo, state, phone } = due;
    await appendHistory(inside, orderNo, [{ event: LAPSED, from: state, to: state }], { now, byUser: null });
    const measured = await waitLater(inside, deps, due, due.measured);
    return { text: measuredText(orderNo, measured), phone };
  });

export function createMeasureAfter(deps: AfterDeps): Capability {
  const { modes } = deps;
  const [amend, answer] = [createAmend(deps), createAnswerMeasured(deps)];
  const isMeasured = ({ mode }: { mode: Parameters<typeof bookedMode>[1] }) =>
    bookedMode(modes, mode).after?.measure !== undefined;
  return {
    id: 'measure',
    /** Measured modes need measurements on arrival. */
    async onMove(inside, { order, event, said: { came }, now }) {
      if (event !== 'cargo.in' || !isMeasured(order)) return null;
      if (!came) throw badRequest(messages.measureNeeded, 'came');
      const measured = await measureOrder(inside, deps, order, came, now);
      return { note: cameText(measured), text: measuredText(order.orderNo, measured) };
    },
    desk: async () => (order) => ({ isMeasured: isMeasured(order), measured: order.measured }),
    sweep: createAnswerLapse(deps),
    routes: [
      serveOwner(amendOrder, (amended, { userId }) => amend(userId, amended)),
      serveOwner(answerMeasured, (answered, { userId }) => answer(userId, answered)),
    ],
  };
}
