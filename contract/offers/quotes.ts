import * as v from 'valibot';

import { type ModeId } from '../../domain/mode-ids';
import { endpoint } from '../wire/endpoint';
import { money } from '../../domain/shape/trade';
import { quote } from '../../domain/offer/offer-shape';

const quoteId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
export const offerId = v.pipe(v.string(), v.maxLength(64));

/** Body of the form with which a list posts to its own address; the address is the search. */
export const offerForm = v.strictObject({ offer: v.pipe(v.string(), v.maxLength(80)) });

/** Locks an offer of a mode. The path's folder is the mode id in lower case. */
export const quoteEndpoint = <const TMode extends ModeId, TSearch extends v.GenericSchema>(
  mode: TMode,
  summary: string,
  request: TSearch,
) =>
  endpoint({
    summary,
    method: 'POST',
    path: `/api-ecommerce/quote/${mode.toLowerCase() as Lowercase<TMode>}`,
    request,
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
