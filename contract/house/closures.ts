import * as v from 'valibot';

import { closureCase, closureLine } from '../../domain/house/subject-shape';
import { subjectWire } from './case-wire';

export const closureWire = subjectWire({
  kind: 'closure',
  path: 'closure',
  no: v.pipe(v.string(), v.regex(/^(?:NEW|CL[0-9A-Z]{12})$/)),
  of: '一条停用或禁运',
  waits: {
    path: 'closures',
    summary: '停用与禁运：现在有效的、将要开始的、已结束与已撤回的；第一行用来新建',
    line: closureLine,
  },
  shows: {
    summary: '一条停用或禁运：内容、处理记录与现在能做的',
    case: closureCase,
  },
});
