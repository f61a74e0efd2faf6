import * as v from 'valibot';

import { MEASURED_OUTCOMES, MEASURED_STANDS, type Measured } from '../../domain/order/on-site/measured';
import { charges } from '../offers/charges';
import { endpoint } from '../wire/endpoint';
import { money } from '../wire/money';
import { orderNo } from '../papers/papers';

const timestamp = v.pipe(v.string(), v.isoTimestamp());

const weight = v.object({ kg: v.number(), m3: v.number(), charged: v.number() });

export const measured = v.object({
  outcome: v.picklist(MEASURED_OUTCOMES),
  stands: v.picklist(MEASURED_STANDS),
  booked: weight,
  came: weight,
  before: charges,
  now: charges,
  measuredAt: timestamp,
  answerBy: v.nullable(timestamp),
}) satisfies v.GenericSchema<unknown, Measured>;

const positiveUpTo = (most: number, message: string) =>
  v.pipe(v.number(message), v.gtValue(0, message), v.maxValue(most, message));

export const amounts = v.object({
  kg: positiveUpTo(30_000, '重量应大于 0，不超过 30000 kg'),
  m3: positiveUpTo(80, '体积应大于 0，不超过 80 m³'),
});

export const answerMeasured = endpoint({
  summary: '确认或谢绝实测后的加收；总价需与事先所示一致',
  method: 'POST',
  path: '/api-puds/order/:orderNo/measured',
  request: v.object({ orderNo, isAccepted: v.boolean(), shownTotal: money }),
  reply: v.object({ measured }),
  access: 'session',
  urlSafe: false,
});

export const amendOrder = endpoint({
  summary: '修改订单各行货物的重量与体积，每行不超过原订的 ±10%；总价与所示不同时先答新价',
  method: 'POST',
  path: '/api-puds/order/:orderNo/amend',
  request: v.object({
    orderNo,
    rows: v.pipe(v.array(amounts), v.minLength(1), v.maxLength(20)),
    shownTotal: money,
  }),
  reply: v.object({ charges }),
  access: 'session',
  urlSafe: false,
});
