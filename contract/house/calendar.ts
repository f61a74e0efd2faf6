import * as v from 'valibot';

import { done, subjectWire, waiting, worked } from './case-wire';
import { yearDays } from '../../domain/values/days-off-shape';

const year = { kind: v.literal('calendar'), year: v.string(), ...yearDays };

export const calendarWire = subjectWire({
  kind: 'calendar',
  path: 'calendar',
  no: v.pipe(v.string(), v.regex(/^20\d\d$/)),
  of: '一年的节假日',
  waits: {
    path: 'calendar',
    summary: '节假日：今年与以后两年，每年的放假日、补班日与公布情况',
    line: v.object({ ...year, ...waiting }),
  },
  shows: {
    summary: '一年的节假日：现在的日子、处理记录与现在能做的',
    case: v.object({ ...year, done, ...worked }),
  },
});
