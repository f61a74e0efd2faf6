import * as v from 'valibot';

import { LOG_ACTS, LOG_READERS } from '../../domain/house/log';
import { isDay } from '../../domain/values/days';
import { endpoint } from '../wire/endpoint';
import { nothing } from '../wire/fields';
import { logLine, logChain } from '../../domain/house/log-shape';
import { holder } from '../../domain/house/case-shape';

const reads = { method: 'POST', access: LOG_READERS, urlSafe: false } as const;

export const houseLog = endpoint({
  summary: '工作记录：谁在什么时候对什么做了什么，最近的在前',
  path: '/api-desk/log',
  request: v.object({
    who: v.pipe(v.string(), v.maxLength(64)),
    act: v.picklist(['', ...LOG_ACTS]),
    subject: v.pipe(v.string(), v.trim(), v.maxLength(80)),
    day: v.pipe(
      v.string(),
      v.check((day) => day === '' || isDay(day), '日期不正确'),
    ),
    page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
  }),
  reply: v.object({
    records: v.array(logLine),
    total: v.number(),
    people: v.array(holder),
  }),
  ...reads,
});

export const checkHouseLog = endpoint({
  summary: '核对整条工作记录：有没有改过、少过、插过',
  path: '/api-desk/log/check',
  request: nothing,
  reply: logChain,
  ...reads,
});

export const logEndpoints = { houseLog, checkHouseLog };
