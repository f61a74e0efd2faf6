import * as v from 'valibot';

import { DOCUMENT_KINDS } from '../../domain/content/document';
import { CUSTOMER_KINDS } from '../../domain/house/customers';
import { LOG_ACTS, LOG_READERS, SEALED, type LogChain, type LogLine } from '../../domain/house/log';
import { SUBJECT_KINDS } from '../../domain/house/subjects';
import { isDay } from '../../domain/values/days';
import { endpoint } from '../wire/endpoint';
import { nothing } from '../wire/fields';
import { holder, timestamp } from './case-wire';

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
    records: v.array(
      v.object({
        position: v.number(),
        at: timestamp,
        who: v.string(),
        act: v.picklist(LOG_ACTS),
        subject: v.object({
          kind: v.nullable(v.picklist([...SUBJECT_KINDS, ...CUSTOMER_KINDS, ...DOCUMENT_KINDS])),
          no: v.string(),
          name: v.string(),
        }),
      }) satisfies v.GenericSchema<unknown, LogLine>,
    ),
    total: v.number(),
    people: v.array(holder),
  }),
  ...reads,
});

export const checkHouseLog = endpoint({
  summary: '核对整条工作记录：有没有改过、少过、插过',
  path: '/api-desk/log/check',
  request: nothing,
  reply: v.object({
    lines: v.number(),
    keyedFrom: v.nullable(v.number()),
    anchors: v.number(),
    brokenAt: v.nullable(v.number()),
    changed: v.array(v.object({ source: v.picklist(SEALED), no: v.string() })),
  }) satisfies v.GenericSchema<unknown, LogChain>,
  ...reads,
});

export const logEndpoints = { houseLog, checkHouseLog };
