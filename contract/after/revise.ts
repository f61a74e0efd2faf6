import * as v from 'valibot';

import { endpoint } from '../wire/endpoint';
import { money } from '../../domain/shape/trade';
import { orderNo } from '../../domain/order/papers/asked-shape';
import { charges } from '../../domain/offer/charges-shape';
import { revisable, topic } from '../../domain/order/changes/revised-shape';

export const readRevisable = endpoint({
  summary:
    '本人订单还能改的提单资料、交付与发票，和还能加订的服务，各到什么时候、加多少钱；发票在订单完成前没有截止时间',
  method: 'GET',
  path: '/api-puds/order/:orderNo/revise',
  request: v.object({ orderNo }),
  reply: v.object({ charges, topics: v.array(revisable) }),
  access: 'session',
  urlSafe: false,
});

/** Bound above any real number of bill fields. */
const MOST_FIELDS = 30;

const texts = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[A-Za-z]{1,20}(?:\.[A-Za-z]{1,20})?$/)), v.pipe(v.string(), v.maxLength(400))),
  v.check((written) => Object.keys(written).length <= MOST_FIELDS),
);

export const reviseOrder = endpoint({
  summary:
    '改提单资料、交付或发票，或加订一项服务：不带总价时只核对并答新价，带上所示总价才改；seen 为改前所见，已在别处改过的不覆盖；同样内容只记一次',
  method: 'POST',
  path: '/api-puds/order/:orderNo/revise',
  request: v.object({
    orderNo,
    topic,
    texts,
    seen: texts,
    shownTotal: v.optional(v.nullable(money), null),
  }),
  reply: v.object({
    agreed: charges,
    charges,
    /** Added charges, per line. */
    added: v.array(v.object({ name: v.string(), sum: money })),
    isRevised: v.boolean(),
  }),
  access: 'session',
  urlSafe: false,
});
