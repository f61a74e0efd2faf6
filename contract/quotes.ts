import * as v from 'valibot';

import { type Quote, QUOTE_STATES } from '../domain/offer/sailing';
import { endpoint } from './endpoint';
import { money } from './money';
import { differentPorts, sailing, searchEntries } from './sailings';

const quoteId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

const quote = v.object({
  quoteId: v.string(),
  state: v.picklist(QUOTE_STATES),
  lockedUntil: v.pipe(v.string(), v.isoTimestamp()),
  search: v.object(searchEntries),
  sailing,
}) satisfies v.GenericSchema<unknown, Quote>;

export const quoteFcl = endpoint({
  summary: '锁定一班船的整箱价格 24 小时',
  method: 'POST',
  path: '/api-ecommerce/quote/fcl',
  request: v.pipe(v.object({ ...searchEntries, sailingId: v.pipe(v.string(), v.maxLength(64)) }), differentPorts()),
  reply: quote,
  access: 'public',
  urlSafe: false,
});

export const quoteById = endpoint({
  summary: '查看报价；登录后取得的报价只有本人能看',
  method: 'GET',
  path: '/api-ecommerce/quote/:quoteId',
  request: v.object({ quoteId }),
  reply: quote,
  access: 'public',
  urlSafe: false,
});

export const quoteRenew = endpoint({
  summary: '按今日价格重新报价：新报价与旧总价、差额',
  method: 'POST',
  path: '/api-ecommerce/quote/:quoteId/renew',
  request: v.object({ quoteId }),
  reply: v.object({ quote, before: money, difference: money }),
  access: 'public',
  urlSafe: false,
});
