import * as v from 'valibot';

import { fileComplaint } from '../../../../contract/after/complaint';
import { CODES } from '../../../../contract/wire/envelope';
import { answerMishap } from '../../../../contract/after/mishap';
import { stateAfterEvent } from '../../../../domain/order/life/lifecycle';
import { isDay } from '../../../../domain/values/days';
import { Refusal } from '../../../base/http/refusal';
import { serveOwner } from '../../../base/http/serve';
import { readHistory } from '../../orders/history';
import { readOrder } from '../../orders/snapshot';
import type { Capability } from '../after';
import type { AfterDeps } from '../deps';
import { deskAct, ORDER_NO, UNIT_OR_ALL, WORDS } from '../desk-act';
import { createAnswerMishap } from './answer';
import { mishapRules } from './charged';
import { createComplain } from './complain';
import { firstPendingStep } from './first';
import { createMishapLapse } from './lapse';
import { MISHAP_MESSAGES as messages } from './messages';
import { mishapSo } from './so';
import { readMishaps, shownMishap } from './store';
import { createTellMishap } from './tell';

const told = v.object({
  orderNo: ORDER_NO,
  kind: v.pipe(v.string(), v.maxLength(20)),
  unit: v.optional(UNIT_OR_ALL, 0),
  day: v.pipe(v.string(), v.check(isDay, messages.day)),
  count: v.nullable(v.number()),
  words: v.pipe(WORDS, v.minLength(2, messages.words)),
});

export function createMishapAfter(deps: AfterDeps): Capability {
  const { modes } = deps;
  const [answer, complain] = [createAnswerMishap(deps), createComplain(deps)];
  return {
    id: 'mishap',
    /** Moves are refused while the owner chooses, or until a required report is made. */
    async before(inside, order, event) {
      if (stateAfterEvent(event) === undefined) return;
      const before = (await readMishaps(inside, [order.orderNo])).get(order.orderNo) ?? [];
      const first = firstPendingStep(readOrder(modes, order).mode, before, event);
      if (first !== null) throw new Refusal(CODES.moveRefused, first);
    },
    async kept(queries, orderNos) {
      const all = await readMishaps(queries, orderNos);
      return (orderNo) => {
        const told = all.get(orderNo) ?? [];
        return {
          mishaps: told.map(shownMishap),
          wentWrong: told.map(({ kind, name, stands, count, unit }) => ({ kind, name, stands, count, unit })),
        };
      };
    },
    async desk(queries, orders, now) {
      const orderNos = orders.map(({ orderNo }) => orderNo);
      const [all, past] = [await readMishaps(queries, orderNos), await readHistory(queries, orderNos)];
      return (order) => {
        const { words, snapshot } = mishapRules(modes, order);
        const before = all.get(order.orderNo) ?? [];
        const so = mishapSo(order.state, { past: past.get(order.orderNo) ?? [], before, now });
        return { mishaps: before.map(shownMishap), mayGoWrong: [...(words?.kinds(snapshot, order.state, so) ?? [])] };
      };
    },
    sweep: createMishapLapse(deps),
    routes: [
      serveOwner(answerMishap, (answered, { userId }) => answer(userId, answered)),
      serveOwner(fileComplaint, (complaint, { userId }) => complain(userId, complaint)),
    ],
    acts: [deskAct('mishap', told, createTellMishap(deps))],
  };
}
