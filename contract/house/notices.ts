import * as v from 'valibot';

import { noticeCase, noticeLine } from '../../domain/house/subject-shape';
import { subjectWire } from './case-wire';

export const noticeWire = subjectWire({
  kind: 'notice',
  path: 'notice',
  no: v.pipe(v.string(), v.regex(/^[A-Z]{2,10}$/)),
  of: '一个口岸的公告',
  waits: {
    path: 'notices',
    summary: '各口岸与现在有效的限装公告',
    line: noticeLine,
  },
  shows: {
    summary: '一个口岸：现在有效的公告、处理记录与现在能做的',
    case: noticeCase,
  },
});
