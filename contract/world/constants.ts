import * as v from 'valibot';

import { endpoint } from '../wire/endpoint';
import { nothing } from '../wire/fields';

const constant = v.object({
  code: v.string(),
  name: v.string(),
  constValue: v.string(),
  constName: v.string(),
  nameEn: v.optional(v.string()),
});
export type Constant = v.InferOutput<typeof constant>;

export const constantsByType = endpoint({
  summary: '一类常量：代码与名称',
  method: 'GET',
  path: '/api-basic/const/byType',
  request: v.object({ constType: v.pipe(v.string(), v.maxLength(40)) }),
  reply: v.array(constant),
  access: 'public',
  urlSafe: true,
});

export const constantsList = endpoint({
  summary: '全部常量，按类型',
  method: 'GET',
  path: '/api-basic/const/list',
  request: nothing,
  reply: v.record(v.string(), v.object({ nameCn: v.string(), items: v.array(constant) })),
  access: 'public',
  urlSafe: true,
});
