import * as v from 'valibot';

import { DESK_TIMES } from '../../../../../domain/order/life/holdings';
import { ORDER_NO, REASON } from '../../../../orders/after/desk-act';
import { validate } from '../../../../base/http/validate';
import { field } from '../../field';
import { MORE_NOTES } from '../../messages';
import { readTypedNumber, readText } from '../../said';
import { type ActOfCase, runAct } from './act';

const allowance = v.object({
  orderNo: ORDER_NO,
  times: v.pipe(v.number(), v.integer(), v.minValue(DESK_TIMES.least), v.maxValue(DESK_TIMES.most)),
  reason: REASON,
});

const allow: ActOfCase = {
  id: 'allowance',
  fields: ({ order }) =>
    order.moves.length === 0 ? null : [field('times', 'number', { value: '2' }), field('reason', 'text')],
  async does(desk, { order: { orderNo } }, said) {
    const reason = readText(said, 'reason');
    return desk.allow(validate(allowance, { orderNo, times: readTypedNumber(said, 'times'), reason }));
  },
};

const INNER = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(2, MORE_NOTES.innerNeeded),
  v.maxLength(500, MORE_NOTES.innerNeeded),
);

/** Said to colleagues alone, in any state of the order. */
const note: ActOfCase = {
  id: 'noted',
  fields: () => [field('said', 'lines', { label: MORE_NOTES.inner })],
  async does(desk, { order: { orderNo } }, said) {
    validate(INNER, readText(said, 'said'));
    return desk.note(orderNo);
  },
};

const bump: ActOfCase = {
  id: 'bump',
  fields({ order }) {
    const options = order.onto.map(({ offerId, name }) => ({ key: offerId, name }));
    return options.length === 0 ? null : [field('offerId', 'choice', { options }), field('reason', 'text')];
  },
  does: (desk, { order: { orderNo, state: from } }, said) =>
    runAct(desk, 'bump', { orderNo, from, offerId: readText(said, 'offerId'), reason: readText(said, 'reason') }),
};

const result: ActOfCase = {
  id: 'result',
  fields: ({ order }) => (order.mayHandOver ? [field('text', 'lines'), field('signedBy', 'text')] : null),
  does: (desk, { order: { orderNo } }, said) =>
    runAct(desk, 'result', { orderNo, text: readText(said, 'text'), signedBy: readText(said, 'signedBy') }),
};

const collected: ActOfCase = {
  id: 'collected',
  fields({ order }) {
    const options = order.leavings.map(({ code, told }) => ({ key: code, name: told }));
    return options.length === 0 ? null : [field('code', 'choice', { options })];
  },
  does: (desk, { order: { orderNo } }, said) => runAct(desk, 'collected', { orderNo, code: readText(said, 'code') }),
};

const STANDS = [
  { key: 'Y', name: MORE_NOTES.hasCome },
  { key: 'N', name: MORE_NOTES.isMissed },
];

const truck: ActOfCase = {
  id: 'truck',
  fields({ trucks }) {
    const open = trucks.filter(({ mayCome, mayMiss }) => mayCome || mayMiss);
    const options = open.map(({ code, title }) => ({ key: code, name: title }));
    return open.length === 0
      ? null
      : [field('code', 'choice', { options }), field('hasCome', 'choice', { options: STANDS })];
  },
  does: (desk, { order: { orderNo } }, said) =>
    runAct(desk, 'arrived', { orderNo, code: readText(said, 'code'), hasCome: readText(said, 'hasCome') === 'Y' }),
};

export const SIDE: readonly ActOfCase[] = [bump, result, collected, truck, allow, note];
