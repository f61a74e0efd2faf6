import * as v from 'valibot';

import { endpoint } from '../wire/endpoint';

export const regionList = endpoint({
  summary: '省市区，逐级查询：不带上级为省，带省为市，带市为区县',
  method: 'GET',
  path: '/api-basic/region/list',
  request: v.object({
    parent: v.optional(v.pipe(v.string(), v.regex(/^(?:\d{2}|\d{4})?$/, '上级行政区划代码不正确')), ''),
  }),
  reply: v.array(v.object({ code: v.string(), name: v.string() })),
  access: 'public',
  urlSafe: true,
});
