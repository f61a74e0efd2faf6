import * as v from 'valibot';

import { surchargeCase, surchargeLine } from '../../domain/house/subject-shape';
import { subjectWire } from './case-wire';

export const surchargeWire = subjectWire({
  kind: 'surcharge',
  path: 'surcharge',
  no: v.pipe(v.string(), v.regex(/^(?:SC-NEW|SC[0-9A-Z]{12})$/)),
  of: '一条附加费',
  waits: {
    path: 'surcharges',
    summary: '附加费：待复核的、收取中的、将要开始的、已结束与已撤回的；第一行用来新建',
    line: surchargeLine,
  },
  shows: {
    summary: '一条附加费：内容、处理记录与现在能做的',
    case: surchargeCase,
  },
});
