import * as v from 'valibot';

import { READERS } from '../../domain/house/duties';
import { DEPARTURE_KEY, HAZARD_KEY, ORDER_QUEUE_IDS, PORT_KEY } from '../../domain/house/queue';
import { STAFF_ROLES } from '../../domain/house/roles';
import { SUBJECT_KINDS } from '../../domain/house/subjects';
import { MODE_IDS } from '../../domain/mode-ids';
import { ORDER_STATES } from '../../domain/order/life/lifecycle';
import { endpoint } from '../wire/endpoint';
import { pageKind } from '../orders/pages';
import { looking, subjectWire, timestamp, turn, workEndpoint } from './case-wire';
import { holder } from '../../domain/house/case-shape';
import { orderCase, orderLine } from '../../domain/house/order-case-shape';
import { orderNo } from '../../domain/order/papers/asked-shape';
import { orderBrief } from '../../domain/order/receipt/brief-shape';

const options = v.pipe(v.array(v.object({ key: v.string(), name: v.string(), count: v.number() })), v.readonly());

export const orderWire = subjectWire({
  kind: 'order',
  path: 'case',
  no: orderNo,
  of: '一票订单',
  waits: {
    path: 'queue',
    summary: '待办订单：答应得最早的在前',
    line: orderLine,
    asks: {
      queue: v.picklist(ORDER_QUEUE_IDS),
      mode: v.picklist(['', ...MODE_IDS]),
      state: v.picklist(['', ...ORDER_STATES]),
      port: v.optional(
        v.pipe(
          v.string(),
          v.check((key) => key === '' || PORT_KEY.test(key), '地点不正确'),
        ),
        '',
      ),
      hazard: v.optional(
        v.pipe(
          v.string(),
          v.check((key) => key === '' || HAZARD_KEY.test(key), '类别不正确'),
        ),
        '',
      ),
      departure: v.optional(
        v.pipe(
          v.string(),
          v.check((key) => key === '' || DEPARTURE_KEY.test(key), '班次不正确'),
        ),
        '',
      ),
    },
    also: { options: v.object({ ports: options, hazards: options, departures: v.optional(options, []) }) },
  },
  shows: { summary: '一票订单：货物、结论、资料、经过，以及现在能做的', case: orderCase },
  paper: { path: 'paper', summary: '打开一票订单的一份资料' },
});

/** Multipart body: `file` and `docType`. `at` is the box of a photograph, or the place and kind of a paper. */
export const handInOnCase = endpoint({
  summary: '上传现场照片或在途单据',
  path: '/api-desk/case/:no/file/:act/:turn/:at',
  request: v.object({
    no: orderNo,
    turn,
    act: v.picklist(['photo', 'paper']),
    at: v.pipe(v.string(), v.minLength(1), v.maxLength(90)),
    docType: v.optional(v.literal('PHOTO')),
  }),
  reply: v.object({ turn: v.string() }),
  ...workEndpoint('order'),
});

const BY_POST = { method: 'POST', urlSafe: false } as const;

export const caseColleagues = endpoint({
  summary: '可以接手的同事',
  path: '/api-desk/colleagues',
  request: v.object({ kind: v.picklist(SUBJECT_KINDS) }),
  reply: v.object({ records: v.array(holder) }),
  ...BY_POST,
  access: [...new Set(SUBJECT_KINDS.flatMap((kind) => READERS[kind]))],
});

export const casesTakenOver = endpoint({
  summary: '同事从您手上接手的',
  path: '/api-desk/taken',
  request: v.object({ isWatching: looking.isWatching }),
  reply: v.object({
    records: v.array(v.object({ kind: v.picklist(SUBJECT_KINDS), no: v.string(), by: v.string(), at: timestamp })),
  }),
  ...BY_POST,
  access: STAFF_ROLES,
});

export const readCaseReceipt = endpoint({
  summary: '一票订单的回执，与客户所见相同，只读',
  path: '/api-desk/case/:no/receipt',
  request: v.object({ no: orderNo, isWatching: looking.isWatching }),
  reply: orderBrief,
  ...workEndpoint('order'),
});

/** Each read is logged at the desk. */
export const readCasePrint = endpoint({
  summary: '打印一票订单的委托书、清单等单据',
  path: '/api-desk/case/:no/print/:kind',
  request: v.object({ no: orderNo, kind: pageKind }),
  reply: v.object({ html: v.string() }),
  ...workEndpoint('order'),
});
