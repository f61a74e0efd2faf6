import * as v from 'valibot';

import { done, subjectWire, waiting, worked } from './case-wire';
import { placeNotice } from '../../domain/offer/offer-shape';

const noticed = {
  kind: v.literal('notice'),
  place: v.string(),
  name: v.string(),
  notice: placeNotice,
};

export const noticeWire = subjectWire({
  kind: 'notice',
  path: 'notice',
  no: v.pipe(v.string(), v.regex(/^[A-Z]{2,10}$/)),
  of: '一个口岸的公告',
  waits: {
    path: 'notices',
    summary: '各口岸与现在有效的限装公告',
    line: v.object({ ...noticed, ...waiting }),
  },
  shows: {
    summary: '一个口岸：现在有效的公告、处理记录与现在能做的',
    case: v.object({ ...noticed, done, ...worked }),
  },
});
