import * as v from 'valibot';

import { endpoint } from '../wire/endpoint';
import { orderNo } from '../../domain/order/papers/asked-shape';
import { bumped } from '../../domain/order/changes/bumped-shape';

export const answerBump = endpoint({
  summary: '拉货后的答复：随所示的班次走，或免费取消；班次需与事先所示一致',
  method: 'POST',
  path: '/api-puds/order/:orderNo/bump',
  request: v.object({ orderNo, offerId: v.pipe(v.string(), v.maxLength(60)), isAccepted: v.boolean() }),
  reply: v.object({ bumped }),
  access: 'session',
  urlSafe: false,
});
