import * as v from 'valibot';

import { tariffCase, tariffLine } from '../../domain/house/subject-shape';
import { subjectWire } from './case-wire';

export const tariffWire = subjectWire({
  kind: 'tariff',
  path: 'tariff',
  no: v.pipe(v.string(), v.regex(/^[a-z]{2,8}-[a-z]{2,8}$/)),
  of: '一张价目或船期表',
  waits: {
    path: 'tariffs',
    summary: '价目与船期：每张表的单位、生效时间与状态；待复核的在前',
    line: tariffLine,
  },
  shows: {
    summary: '一张价目或船期表：现行各行、待复核的变动、处理记录与现在能做的',
    case: tariffCase,
  },
});
