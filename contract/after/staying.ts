import * as v from 'valibot';

import { MOST_STAY_DAYS } from '../../domain/order/life/staying';
import { endpoint } from '../wire/endpoint';
import { money } from '../../domain/shape/trade';
import { orderNo } from '../../domain/order/papers/asked-shape';
import { charges } from '../../domain/offer/charges-shape';

const MESSAGE = `续存后总天数应为 1–${MOST_STAY_DAYS}`;
const days = v.pipe(v.number(MESSAGE), v.integer(MESSAGE), v.minValue(1, MESSAGE), v.maxValue(MOST_STAY_DAYS, MESSAGE));

/** Longest possible stay when the room is taken on later days. */
export const shortStay = v.object({ mostDays: days });

export const closedStay = v.object({ reason: v.literal('closed') });

export const prolongStay = endpoint({
  summary: '续存到新的总天数：不带总价时只核对余量与禁忌并答新价，带上所示总价才续；同一天数只续一次',
  method: 'POST',
  path: '/api-puds/order/:orderNo/prolong',
  request: v.object({ orderNo, days, shownTotal: v.optional(v.nullable(money), null) }),
  reply: v.object({ days, outDate: v.pipe(v.string(), v.isoDate()), charges, isProlonged: v.boolean() }),
  access: 'session',
  urlSafe: false,
});
