import * as v from 'valibot';

import { CASE_FIELDS, FIELD_KINDS, type HouseCase, type QueuedCase, type Said } from '../../domain/house/case';
import { CASE_READERS, CASE_WORKERS, SIDE_ACTS } from '../../domain/house/duties';
import { QUEUE_IDS } from '../../domain/house/queue';
import { VERDICT_LEVELS } from '../../domain/goods/verdict';
import { MODE_IDS } from '../../domain/modes';
import { HOUSE_EVENTS, ORDER_STATES } from '../../domain/order/lifecycle';
import { endpoint } from '../endpoint';
import { orderBrief } from '../orders';
import { orderNo } from '../papers';

const timestamp = v.pipe(v.string(), v.isoTimestamp());
const holder = v.object({ staffId: v.string(), name: v.string() });
const act = v.picklist([...HOUSE_EVENTS, ...SIDE_ACTS]);
const turn = v.pipe(v.string(), v.regex(/^\d{1,12}\.\d{1,9}$/));

const { org, dst, supplier, leavesAt, arrivesAt, goods, papers, files, asked, mode, state } = orderBrief.entries;

const queued = v.object({
  orderNo: v.string(),
  mode,
  state,
  isDanger: v.boolean(),
  goods: v.array(v.string()),
  org,
  dst,
  submittedAt: timestamp,
  dueAt: v.nullable(timestamp),
  isOverdue: v.boolean(),
  heldBy: v.nullable(holder),
}) satisfies v.GenericSchema<unknown, QueuedCase>;

const counts = Object.fromEntries(QUEUE_IDS.map((id) => [id, v.number()])) as Record<
  (typeof QUEUE_IDS)[number],
  v.NumberSchema<undefined>
>;

const finding = v.object({
  level: v.picklist(VERDICT_LEVELS),
  about: v.string(),
  code: v.string(),
  given: v.record(v.string(), v.union([v.string(), v.number()])),
  source: v.object({ source: v.string(), edition: v.string() }),
});

const option = v.object({ key: v.string(), name: v.string() });
const caseAct = v.object({
  id: act,
  name: v.nullable(v.string()),
  fields: v.array(
    v.object({
      id: v.picklist(CASE_FIELDS),
      kind: v.picklist(FIELD_KINDS),
      isNeeded: v.boolean(),
      label: v.nullable(v.string()),
      options: v.array(option),
      value: v.union([v.string(), v.array(v.string())]),
    }),
  ),
});

const houseCase = v.object({
  orderNo: v.string(),
  mode,
  state,
  stands: v.record(v.string(), v.string()),
  turn: v.string(),
  isDanger: v.boolean(),
  submittedAt: timestamp,
  dueAt: v.nullable(timestamp),
  customer: v.object({ name: v.string(), phone: v.string(), enterprise: v.nullable(v.string()) }),
  org,
  dst,
  supplier,
  leavesAt,
  arrivesAt,
  goods,
  findings: v.array(finding),
  papers,
  files,
  asked,
  notes: v.array(v.object({ name: v.string(), said: v.string() })),
  history: v.array(
    v.object({
      event: v.string(),
      state: v.picklist(ORDER_STATES),
      at: timestamp,
      note: v.nullable(v.string()),
      who: v.nullable(v.string()),
    }),
  ),
  heldBy: v.nullable(holder),
  acts: v.array(caseAct),
}) satisfies v.GenericSchema<unknown, HouseCase>;

const typed = v.pipe(v.string(), v.maxLength(4000));
const said = v.record(
  v.pipe(v.string(), v.maxLength(20)),
  v.union([typed, v.pipe(v.array(typed), v.maxLength(60))]),
) satisfies v.GenericSchema<unknown, Said>;

const reads = { method: 'POST', access: CASE_READERS, urlSafe: false } as const;
const works = { method: 'POST', access: CASE_WORKERS, urlSafe: false } as const;

export const houseQueue = endpoint({
  summary: '待办订单：答应得最早的在前',
  path: '/api-desk/queue',
  request: v.object({
    queue: v.picklist(QUEUE_IDS),
    mode: v.picklist(['', ...MODE_IDS]),
    state: v.picklist(['', ...ORDER_STATES]),
    isMine: v.boolean(),
    page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  }),
  reply: v.object({ records: v.array(queued), total: v.number(), counts: v.object(counts) }),
  ...reads,
});

export const readCase = endpoint({
  summary: '一票订单：货物、结论、资料、经过，以及现在能做的',
  path: '/api-desk/case/:orderNo',
  request: v.object({ orderNo }),
  reply: houseCase,
  ...reads,
});

const acting = { orderNo, turn, act, said };

export const rehearseAct = endpoint({
  summary: '试办：下单人将收到什么，或为什么办不了；什么都不会改变',
  path: '/api-desk/case/:orderNo/rehearse',
  request: v.object(acting),
  reply: v.object({ texts: v.array(v.string()) }),
  ...works,
});

export const actOnCase = endpoint({
  summary: '办理：先到者算数，后到者得 409',
  path: '/api-desk/case/:orderNo/act',
  request: v.object(acting),
  reply: v.null(),
  ...works,
});

/** The body is multipart: `file` and `docType`. `at`: the box of a photograph, or the place and kind of a paper. */
export const handInOnCase = endpoint({
  summary: '上传现场照片或在途单据',
  path: '/api-desk/case/:orderNo/file/:act/:turn/:at',
  request: v.object({
    orderNo,
    turn,
    act: v.picklist(['photo', 'paper']),
    at: v.pipe(v.string(), v.minLength(1), v.maxLength(90)),
    docType: v.optional(v.literal('PHOTO')),
  }),
  /** With which the next file is handed in. */
  reply: v.object({ turn: v.string() }),
  ...works,
});

export const holdCase = endpoint({
  summary: '领取、转交或放回一票订单',
  path: '/api-desk/case/:orderNo/hold',
  request: v.object({ orderNo, turn, to: v.nullable(v.pipe(v.string(), v.maxLength(64))) }),
  reply: v.null(),
  ...works,
  access: [...CASE_WORKERS, 'administrator'],
});

export const caseColleagues = endpoint({
  summary: '可以接手的同事',
  path: '/api-desk/colleagues',
  request: v.object({}),
  reply: v.object({ records: v.array(holder) }),
  ...reads,
});

/** Answers with the file itself; a refusal comes in the envelope. */
export const readCasePaper = endpoint({
  summary: '打开一票订单的一份资料',
  method: 'GET',
  path: '/api-desk/case/:orderNo/paper/:fileId',
  request: v.object({ orderNo, fileId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }),
  reply: v.unknown(),
  access: CASE_READERS,
  urlSafe: false,
});
