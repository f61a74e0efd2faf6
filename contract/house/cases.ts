import * as v from 'valibot';

import { READERS } from '../../domain/house/duties';
import { FINDING_ANSWERS } from '../../domain/house/finding-answers';
import { HAZARD_KEY, ORDER_QUEUE_IDS, PORT_KEY } from '../../domain/house/queue';
import { STAFF_ROLES } from '../../domain/house/roles';
import { SUBJECT_KINDS } from '../../domain/house/subjects';
import { VERDICT_LEVELS } from '../../domain/goods/verdict';
import { MODE_IDS } from '../../domain/mode-ids';
import { CUTOFF_CODES } from '../../domain/offer/cutoffs';
import { ORDER_CONTENTS } from '../../domain/order/receipt/contents-shape';
import { ORDER_STATES } from '../../domain/order/life/lifecycle';
import { PROTOCOL_IDS } from '../../domain/order/papers/protocol';
import { endpoint } from '../wire/endpoint';
import { pageKind } from '../orders/pages';
import { customer, looking, subjectWire, timestamp, turn, waiting, worked, workEndpoint } from './case-wire';
import { holder } from '../../domain/house/case-shape';
import { orderNo } from '../../domain/order/papers/asked-shape';
import { orderBrief } from '../../domain/order/receipt/brief-shape';

const {
  org,
  dst,
  supplier,
  leavesAt,
  arrivesAt,
  plannedArrival,
  goods,
  papers,
  files,
  asked,
  mode,
  state,
  charges,
  cutoffs,
} = orderBrief.entries;

const queued = v.object({
  kind: v.literal('order'),
  orderNo: v.string(),
  mode,
  state,
  isDanger: v.boolean(),
  cutoff: v.optional(v.nullable(v.picklist(CUTOFF_CODES)), null),
  isUnderWay: v.optional(v.boolean(), false),
  isRevised: v.boolean(),
  isComplained: v.boolean(),
  hit: v.nullable(v.string()),
  goods: v.array(v.string()),
  org,
  dst,
  arrivesAt: v.optional(arrivesAt, null),
  plannedArrival,
  submittedAt: timestamp,
  ...waiting,
});

const code = v.string();
const given = v.record(v.string(), v.union([v.string(), v.number()]));
const finding = v.object({
  level: v.picklist(VERDICT_LEVELS),
  about: v.string(),
  code,
  given,
  source: v.object({ source: v.string(), edition: v.string() }),
});

const houseCase = v.object({
  kind: v.literal('order'),
  orderNo: v.string(),
  mode,
  state,
  stands: v.record(v.string(), v.string()),
  isDanger: v.boolean(),
  submittedAt: timestamp,
  customer,
  org,
  dst,
  supplier,
  leavesAt,
  arrivesAt,
  goods,
  contents: ORDER_CONTENTS,
  charges,
  cutoffs,
  prints: v.array(v.object({ kind: v.string(), name: v.string() })),
  findings: v.array(finding),
  papers,
  files,
  asked,
  agreed: v.object({
    protocol: v.picklist(PROTOCOL_IDS),
    version: v.string(),
    charges: v.nullable(v.string()),
  }),
  notes: v.array(
    v.object({
      name: v.string(),
      said: v.string(),
      photos: v.array(v.object({ fileId: v.string(), name: v.string(), small: v.string() })),
    }),
  ),
  inner: v.optional(v.array(v.object({ at: timestamp, who: v.string(), text: v.string() })), []),
  history: v.array(
    v.object({
      event: v.string(),
      state: v.picklist(ORDER_STATES),
      at: timestamp,
      note: v.nullable(v.string()),
      who: v.nullable(v.string()),
      answers: v.optional(v.array(v.object({ code, given, answer: v.picklist(FINDING_ANSWERS) })), []),
    }),
  ),
  ...worked,
});

const options = v.pipe(v.array(v.object({ key: v.string(), name: v.string(), count: v.number() })), v.readonly());

export const orderWire = subjectWire({
  kind: 'order',
  path: 'case',
  no: orderNo,
  of: '一票订单',
  waits: {
    path: 'queue',
    summary: '待办订单：答应得最早的在前',
    line: queued,
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
    },
    also: { options: v.object({ ports: options, hazards: options }) },
  },
  shows: { summary: '一票订单：货物、结论、资料、经过，以及现在能做的', case: houseCase },
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
