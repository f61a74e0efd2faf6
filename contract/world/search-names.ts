import * as v from 'valibot';

import { PACKING_GROUPS } from '../../domain/goods/dangerous-goods';
import { BOOKING_MODES, type BookingMode } from '../../domain/mode-ids';
import type { AskedAbout } from '../../domain/offer/sailing-address';
import { goodsBrief } from './dangerous-goods';
import { endpoint } from '../wire/endpoint';
import { port } from './ports';

const code = v.pipe(v.string(), v.regex(/^[A-Z0-9]{3,6}$/, '请输入港口、机场、场站或城市的代码'));

export const searchNames = endpoint({
  summary: '一次查询的代码叫什么：起讫地点与货物；没有人知道的留空',
  method: 'GET',
  path: '/api-basic/search/names',
  request: v.object({
    mode: v.picklist(BOOKING_MODES),
    org: v.optional(code),
    dst: v.optional(code),
    isDanger: v.picklist(['Y', 'N']),
    unNo: v.optional(v.pipe(v.string(), v.regex(/^\d{4}$/, '请输入 4 位 UN 编号'))),
    goods: v.optional(v.pipe(v.string(), v.maxLength(60))),
    group: v.optional(v.picklist(PACKING_GROUPS)),
  }),
  reply: v.object({ org: v.nullable(port), dst: v.nullable(port), goods: v.nullable(goodsBrief) }),
  access: 'public',
  urlSafe: true,
});

export const buildSearchNames = (mode: BookingMode, { org, dst, isDanger, unNo, goods, group }: AskedAbout) => ({
  mode,
  isDanger,
  ...(org !== null && { org }),
  ...(dst !== null && { dst }),
  ...(unNo !== null && { unNo }),
  ...(goods !== null && { goods }),
  ...(group && { group }),
});
