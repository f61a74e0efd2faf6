import * as v from 'valibot';

import type { NoticeCase, QueuedNotice } from '../../domain/house/case';
import { endpoint } from '../wire/endpoint';
import { placeNotice } from '../offers/offers';
import { done, listSchema, looking, readEndpoint, waiting, worked, workWire } from './case-wire';

const reads = readEndpoint('notice');

const place = v.pipe(v.string(), v.regex(/^[A-Z]{2,10}$/));
const noticed = {
  kind: v.literal('notice'),
  place: v.string(),
  name: v.string(),
  notice: placeNotice,
};

export const houseNotices = endpoint({
  summary: '各口岸与现在有效的限装公告',
  path: '/api-desk/notices',
  request: v.object(looking),
  reply: listSchema(v.object({ ...noticed, ...waiting }) satisfies v.GenericSchema<unknown, QueuedNotice>),
  ...reads,
});

export const readNoticeCase = endpoint({
  summary: '一个口岸：现在有效的公告、处理记录与现在能做的',
  path: '/api-desk/notice/:no',
  request: v.object({ no: place }),
  reply: v.object({ ...noticed, done, ...worked }) satisfies v.GenericSchema<unknown, NoticeCase>,
  ...reads,
});

export const {
  rehearse: rehearseNotice,
  act: actOnNotice,
  hold: holdNotice,
} = workWire({ kind: 'notice', path: 'notice', no: place, of: '一个口岸的公告' });
