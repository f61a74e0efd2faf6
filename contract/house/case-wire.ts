import * as v from 'valibot';

import { CASE_FIELDS, FIELD_KINDS, type ActInput } from '../../domain/house/act-fields';
import type { CalendarReading } from '../../domain/house/case';
import { CASE_ACTS, READERS, WORKERS } from '../../domain/house/duties';
import { QUEUE_IDS } from '../../domain/house/queue';
import type { StaffRole } from '../../domain/house/roles';
import type { SubjectKind } from '../../domain/house/subjects';
import { yearDays } from '../world/calendar';
import { endpoint } from '../wire/endpoint';
import { answerReading } from '../orders/enquiry-answers';
import { placeNotice } from '../offers/offers';
import { surchargeReading } from './surcharge-reading';

const calendarReading = v.object({
  ...yearDays,
  newlyOff: v.array(v.string()),
  newlyWorked: v.array(v.string()),
  next: v.array(v.object({ from: v.string(), before: v.string(), after: v.string() })),
  given: v.object({ orders: v.number(), enquiries: v.number(), buyerPapers: v.number(), samples: v.number() }),
}) satisfies v.GenericSchema<unknown, CalendarReading>;

export const timestamp = v.pipe(v.string(), v.isoTimestamp());
export const holder = v.object({ staffId: v.string(), name: v.string() });
export const turn = v.pipe(v.string(), v.regex(/^\d{1,12}\.\d{1,9}$/));
export const customer = v.object({ name: v.string(), phone: v.string(), enterprise: v.nullable(v.string()) });

export const waiting = { dueAt: v.nullable(timestamp), isOverdue: v.boolean(), heldBy: v.nullable(holder) };

const counts = Object.fromEntries(QUEUE_IDS.map((id) => [id, v.optional(v.number())])) as Record<
  (typeof QUEUE_IDS)[number],
  v.OptionalSchema<v.NumberSchema<undefined>, undefined>
>;
const queueCounts = v.object(counts);

const page = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));
export const looking = {
  isMine: v.boolean(),
  page,
  /** True when the page refreshes by itself, without a person acting. */
  isWatching: v.optional(v.boolean()),
};

export const listSchema = <const TLine extends v.GenericSchema>(line: TLine) =>
  v.object({ records: v.array(line), total: v.number(), counts: queueCounts });

const check = v.variant('kind', [
  v.object({ kind: v.literal('day') }),
  v.object({ kind: v.literal('container') }),
  v.object({ kind: v.literal('pattern'), pattern: v.string(), message: v.string() }),
]);
const option = v.object({ key: v.string(), name: v.string(), check: v.exactOptional(check) });
const field = v.object({
  id: v.picklist(CASE_FIELDS),
  kind: v.picklist(FIELD_KINDS),
  isNeeded: v.boolean(),
  label: v.nullable(v.string()),
  when: v.exactOptional(v.object({ field: v.picklist(CASE_FIELDS), keys: v.exactOptional(v.array(v.string())) })),
  isPhotos: v.exactOptional(v.literal(true)),
  options: v.array(option),
  value: v.union([v.string(), v.array(v.string())]),
});

export const worked = {
  turn: v.string(),
  dueAt: v.nullable(timestamp),
  heldBy: v.nullable(holder),
  acts: v.array(v.object({ id: v.picklist(CASE_ACTS), name: v.nullable(v.string()), fields: v.array(field) })),
};

export const done = v.array(
  v.object({ act: v.picklist([...CASE_ACTS, 'hold'] as const), at: timestamp, who: v.string() }),
);

const typed = v.pipe(v.string(), v.maxLength(4000));
const said = v.record(
  v.pipe(v.string(), v.maxLength(20)),
  v.union([typed, v.pipe(v.array(typed), v.maxLength(1000))]),
) satisfies v.GenericSchema<unknown, ActInput>;

/** Texts that customers will read: messages, the answer on an enquiry's page, the notice of a place. */
const reading = v.object({
  texts: v.array(v.string()),
  answer: v.nullable(answerReading),
  notice: placeNotice,
  calendar: v.optional(v.nullable(calendarReading), null),
  surcharge: v.optional(v.nullable(surchargeReading), null),
  closure: v.optional(
    v.nullable(
      v.object({ said: v.string(), offers: v.number(), quotes: v.number(), drafts: v.number(), orders: v.number() }),
    ),
    null,
  ),
});

export const readEndpoint = (kind: SubjectKind) => ({ method: 'POST', access: READERS[kind], urlSafe: false }) as const;
export const workEndpoint = (kind: SubjectKind) => ({ method: 'POST', access: WORKERS[kind], urlSafe: false }) as const;

type No = v.GenericSchema<string, string>;
type CaseAddress<TPath extends string> = { kind: SubjectKind; path: TPath; no: No; of: string };

export function workWire<const TPath extends string>({ kind, path, no, of }: CaseAddress<TPath>) {
  const acting = { no, turn, act: v.picklist(CASE_ACTS), said };
  return {
    rehearse: endpoint({
      summary: `试办${of}：对方将收到什么，或为什么办不了；什么都不会改变`,
      path: `/api-desk/${path}/:no/rehearse`,
      request: v.object(acting),
      reply: reading,
      ...workEndpoint(kind),
    }),
    act: endpoint({
      summary: `办理${of}：先到者算数，后到者得 409`,
      path: `/api-desk/${path}/:no/act`,
      request: v.object(acting),
      reply: v.null(),
      ...workEndpoint(kind),
    }),
    hold: endpoint({
      summary: `领取、转交或放回${of}；不写版本的，只在无人处理时领取`,
      path: `/api-desk/${path}/:no/hold`,
      request: v.object({ no, turn: v.nullable(turn), to: v.nullable(v.pipe(v.string(), v.maxLength(64))) }),
      reply: v.null(),
      ...workEndpoint(kind),
      access: [...new Set<StaffRole>([...WORKERS[kind], 'administrator'])],
    }),
  };
}

export type WorkWire = ReturnType<typeof workWire>;

export const fileId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
