import * as v from 'valibot';

import { calendarCase, calendarLine } from '../../domain/house/subject-shape';
import { subjectWire } from './case-wire';

export const calendarWire = subjectWire({
  kind: 'calendar',
  path: 'calendar',
  no: v.pipe(v.string(), v.regex(/^20\d\d$/)),
  of: '一年的节假日',
  waits: {
    path: 'calendar',
    summary: '节假日：今年与以后两年，每年的放假日、补班日与公布情况',
    line: calendarLine,
  },
  shows: {
    summary: '一年的节假日：现在的日子、处理记录与现在能做的',
    case: calendarCase,
  },
});
