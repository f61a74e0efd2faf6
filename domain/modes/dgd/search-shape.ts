import * as v from 'valibot';

import { SERVICE_TYPES } from '../../desk/service-types';
import { LONGEST_BROUGHT } from '../../desk/brought';
import { LONGEST_FROM } from './search';

export const serviceType = v.picklist(SERVICE_TYPES, '服务类型不存在');

export const dgdEntries = {
  type: serviceType,
  unNo: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^\d{4}$/, '请输入 4 位 UN 编号'))), null),
  brought: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_BROUGHT)), ''),
  from: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_FROM)), ''),
};

export const dgdSearch = v.object(dgdEntries);
