import * as v from 'valibot';

import type { AnyCase, QueueLine } from '../../domain/house/case';
import { CASE_ACTS, READERS, WORKERS } from '../../domain/house/duties';
import { QUEUE_IDS, QUEUE_SORTS } from '../../domain/house/queue';
import type { StaffRole } from '../../domain/house/roles';
import type { SubjectKind } from '../../domain/house/subjects';
import { type Endpoint, endpoint } from '../wire/endpoint';
import { answerReading } from '../../domain/order/enquiry/answer-doubts-shape';
import { calendarReading, closureReading, said } from '../../domain/house/case-shape';
import { placeNotice } from '../../domain/offer/offer-shape';
import { surchargeReading } from '../../domain/house/surcharge-reading-shape';
import { TARIFF_READING } from '../../domain/house/tariff-shape';

export const timestamp = v.pipe(v.string(), v.isoTimestamp());
export const turn = v.pipe(v.string(), v.regex(/^\d{1,12}\.\d{1,9}$/));

const counts = Object.fromEntries(QUEUE_IDS.map((id) => [id, v.optional(v.number())])) as Record<
  (typeof QUEUE_IDS)[number],
  v.OptionalSchema<v.NumberSchema<undefined>, undefined>
>;
const queueCounts = v.object(counts);

const page = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));
export const looking = {
  isMine: v.boolean(),
  sort: v.optional(v.picklist(QUEUE_SORTS), ''),
  page,
  /** True when the page refreshes by itself, without a person acting. */
  isWatching: v.optional(v.boolean()),
};

const listEntries = <TLine extends v.GenericSchema>(line: TLine) => ({
  records: v.array(line),
  total: v.number(),
  counts: queueCounts,
});

/** Texts that customers will read: messages, the answer on an enquiry's page, the notice of a place. */
const reading = v.object({
  texts: v.array(v.string()),
  answer: v.nullable(answerReading),
  notice: placeNotice,
  calendar: v.optional(v.nullable(calendarReading), null),
  surcharge: v.optional(v.nullable(surchargeReading), null),
  tariff: v.optional(v.nullable(TARIFF_READING), null),
  closure: v.optional(v.nullable(closureReading), null),
});

const readEndpoint = (kind: SubjectKind) => ({ method: 'POST', access: READERS[kind], urlSafe: false }) as const;
export const workEndpoint = (kind: SubjectKind) => ({ method: 'POST', access: WORKERS[kind], urlSafe: false }) as const;

export const fileId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

export type Reading = v.InferOutput<typeof reading>;

type LineOf<TKind extends SubjectKind> = Extract<QueueLine, { kind: TKind }>;
type CaseOf<TKind extends SubjectKind> = Extract<AnyCase, { kind: TKind }>;

/**
 * A subject on the wire. `waits`: path, summary and line of its queue, `asks` its own filters, `also` what its answer
 * has besides. `shows`: the case. `paper`: path and summary of its files.
 */
type SubjectAddress<
  TKind extends SubjectKind,
  TLine extends v.GenericSchema<unknown, LineOf<TKind>>,
  TCase extends v.GenericSchema<unknown, CaseOf<TKind>>,
  TAsks extends v.ObjectEntries,
  TAlso extends v.ObjectEntries,
  TPaper extends Paper,
> = {
  kind: TKind;
  path: string;
  no: v.GenericSchema<string, string>;
  of: string;
  waits: { path: string; summary: string; line: TLine; asks?: TAsks; also?: TAlso };
  shows: { summary: string; case: TCase };
  paper?: TPaper;
};

type Paper = { path: string; summary: string } | null;
type PaperEndpoint = Endpoint<
  v.ObjectSchema<{ no: v.GenericSchema<string, string>; fileId: typeof fileId }, undefined>,
  v.UnknownSchema
>;

/** Endpoints of a subject: its queue, a case, the rehearsal, the act, the hold and a file of the case. */
export function subjectWire<
  const TKind extends SubjectKind,
  TLine extends v.GenericSchema<unknown, LineOf<TKind>>,
  TCase extends v.GenericSchema<unknown, CaseOf<TKind>>,
  TAsks extends v.ObjectEntries = typeof looking,
  TAlso extends v.ObjectEntries = { total: v.NumberSchema<undefined> },
  const TPaper extends Paper = null,
>({ kind, path, no, of, waits, shows, paper }: SubjectAddress<TKind, TLine, TCase, TAsks, TAlso, TPaper>) {
  const reads = readEndpoint(kind);
  const paperEndpoint: PaperEndpoint | null = paper
    ? {
        summary: paper.summary,
        method: 'GET',
        path: `/api-desk/${path}/:no/${paper.path}/:fileId`,
        request: v.object({ no, fileId }),
        reply: v.unknown(),
        access: READERS[kind],
        urlSafe: false,
      }
    : null;
  const works = workEndpoint(kind);
  const acting = { no, turn, act: v.picklist(CASE_ACTS), said };
  return {
    kind,
    path,
    queue: endpoint({
      summary: waits.summary,
      path: `/api-desk/${waits.path}`,
      request: v.object({ ...looking, ...(waits.asks as TAsks) }),
      reply: v.object({ ...listEntries(waits.line), ...(waits.also as TAlso) }),
      ...reads,
    }),
    read: endpoint({
      summary: shows.summary,
      path: `/api-desk/${path}/:no`,
      request: v.object({ no }),
      reply: shows.case,
      ...reads,
    }),
    rehearse: endpoint({
      summary: `试办${of}：对方将收到什么，或为什么办不了；什么都不会改变`,
      path: `/api-desk/${path}/:no/rehearse`,
      request: v.object(acting),
      reply: reading,
      ...works,
    }),
    act: endpoint({
      summary: `办理${of}：先到者算数，后到者得 409`,
      path: `/api-desk/${path}/:no/act`,
      request: v.object(acting),
      reply: v.null(),
      ...works,
    }),
    hold: endpoint({
      summary: `领取、转交或放回${of}；不写版本的，只在无人处理时领取`,
      path: `/api-desk/${path}/:no/hold`,
      request: v.object({ no, turn: v.nullable(turn), to: v.nullable(v.pipe(v.string(), v.maxLength(64))) }),
      reply: v.null(),
      ...works,
      access: [...new Set<StaffRole>([...WORKERS[kind], 'administrator'])],
    }),
    paper: paperEndpoint as TPaper extends null ? null : PaperEndpoint,
  };
}

export type SubjectWire = {
  kind: SubjectKind;
  path: string;
  queue: Endpoint;
  read: Endpoint;
  paper: PaperEndpoint | null;
} & Pick<ReturnType<typeof subjectWire>, 'rehearse' | 'act' | 'hold'>;
