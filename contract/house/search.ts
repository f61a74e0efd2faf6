import * as v from 'valibot';

import { normaliseSearch } from '../../domain/house/customers';
import { isSearchText, SEARCHERS } from '../../domain/house/search';
import { DESK_HIT } from '../../domain/house/search-shape';
import { endpoint } from '../wire/endpoint';
import { WRITE_MORE } from './customers';

/** The text travels in the body alone: it may be a name or a telephone. */
export const searchDesk = endpoint({
  summary:
    '按编号、企业、手机后四位、箱号或订舱号、UN 号、货名查找订单、询价、认证、资质、样品与客户；只给岗位看得到的',
  method: 'POST',
  path: '/api-desk/search',
  request: v.object({
    text: v.pipe(v.string(), v.maxLength(80), v.transform(normaliseSearch), v.check(isSearchText, WRITE_MORE)),
  }),
  reply: v.object({
    records: v.array(DESK_HIT),
    isMore: v.boolean(),
  }),
  access: SEARCHERS,
  urlSafe: false,
});
