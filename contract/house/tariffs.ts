import * as v from 'valibot';

import { TARIFF_READING, TARIFF_SHEET, TARIFF_TABLE } from '../../domain/house/tariff-shape';
import { done, subjectWire, waiting, worked } from './case-wire';

export const tariffWire = subjectWire({
  kind: 'tariff',
  path: 'tariff',
  no: v.pipe(v.string(), v.regex(/^[a-z]{2,8}-[a-z]{2,8}$/)),
  of: '一张价目表',
  waits: {
    path: 'tariffs',
    summary: '价目表：每张表的单位、生效时间与状态；待复核的在前',
    line: v.object({ ...TARIFF_SHEET.entries, ...waiting }),
  },
  shows: {
    summary: '一张价目表：现价、待复核的变动、处理记录与现在能做的',
    /** `isOwn`: the reader put the edition that waits for a second person. */
    case: v.object({
      ...TARIFF_SHEET.entries,
      table: TARIFF_TABLE,
      /** The edition that waits for a second person or for its moment. */
      pending: v.nullable(TARIFF_READING),
      isOwn: v.boolean(),
      done,
      ...worked,
    }),
  },
});
