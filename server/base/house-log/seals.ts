import { createHash } from 'node:crypto';

import type { SealedSource } from '../../../domain/house/log';
import type { Queries } from '../database/database';

/** Rows that the log vouches for. `key` and `columns` are SQL; a log line exists for each such row. */
type Source = { table: string; key: string; columns: string; where?: string };

const SOURCES = {
  surcharges: {
    table: 'surcharges',
    key: 'surcharge_id',
    columns: `surcharge_id, mode, key, scope, classes, name, percent::text, from_day, until_day, put_at, put_by,
      approved_at, approved_by, ending_at, ending_by, dropped_at, dropped_by`,
  },
  tariffs: {
    table: 'tariff_editions',
    key: `sheet || '/' || edition`,
    columns: 'from_at, rows, put_at, put_by, approved_at, approved_by, dropped_at, dropped_by',
  },
  closures: {
    table: 'closures',
    key: 'closure_id',
    columns:
      'closure_id, mode, key, name, classes, reason, from_day, until_day, put_at, put_by, dropped_at, dropped_by',
  },
  calendar: {
    table: 'calendar_years',
    key: `year || '/' || edition`,
    columns: 'off, worked, is_told, put_at, put_by, dropped_at, dropped_by',
  },
  notices: { table: 'place_notices', key: 'place', columns: 'text, days, until, put_at' },
  documents: { table: 'documents', key: `kind || '/' || key`, columns: 'state, body, draft' },
  texts: { table: 'legal_documents', key: `document_id || '/' || version`, columns: 'body' },
  /** Demo accounts are created by links, without a log line. */
  staff: {
    table: 'staff',
    key: 'id',
    columns: 'login, name, roles, closed_at is null',
    where: `login not like 'demo:%'`,
  },
} as const satisfies Readonly<Record<Exclude<SealedSource, 'order'>, Source>>;
type SourceId = keyof typeof SOURCES;
const SOURCE_IDS = Object.keys(SOURCES) as SourceId[];

/** Rows of an order: its form, and its events, which are append-only. */
const ORDER = 'order' as const;

export type Seal = { source: SealedSource; rowKey: string; upTo: number; digest: Uint8Array };

/** Same text for a row, whichever driver read it. */
const toPlainValue = (value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return value.map(toPlainValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, inner]) => [name, toPlainValue(inner)]);
};
const rowDigest = (row: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(toPlainValue(row)))
    .digest();

async function digests(queries: Queries, source: SourceId, only = 'true', given: (string | Date)[] = []) {
  const { table, key, columns, where = 'true' }: Source = SOURCES[source];
  const rows = await queries.query<{ rowKey: string }>(
    `select ${key} as "rowKey", ${columns} from ${table} where ${where} and ${only} order by 1`,
    given,
  );
  return rows.map(({ rowKey, ...row }): Seal => ({ source, rowKey, upTo: 0, digest: rowDigest(row) }));
}

type EventRow = { position: number; answers: unknown };

/** Form and events of an order, and its state up to the next event. */
async function orderSeals(queries: Queries, orderNo: string, upTo?: number): Promise<Seal[]> {
  const events = await queries.query<EventRow>(
    `select position, event, from_state, to_state, happened_at, by_user, note, by_staff, answers from order_events
      where order_no = $1 order by position`,
    [orderNo],
  );
  const [order] = await queries.query<{ snapshot: unknown; amended: unknown; state: string }>(
    'select snapshot, amended, state from orders where order_no = $1',
    [orderNo],
  );
  if (!order) return [];
  const last = events.at(-1)?.position ?? 0;
  const until = upTo ?? last;
  // Events without answers are sealed as before the column existed.
  const past = events
    .filter(({ position }) => position <= until)
    .map(({ answers, ...event }) => (answers === null ? event : { ...event, answers }));
  return [
    { source: ORDER, rowKey: orderNo, upTo: until, digest: rowDigest([order.snapshot, past]) },
    ...(until === last
      ? [{ source: ORDER, rowKey: `${orderNo}/now`, upTo: until, digest: rowDigest([order.state, order.amended]) }]
      : []),
  ];
}

const GONE = Buffer.alloc(0);
const WRITTEN = 'xmin::text = (pg_current_xact_id()::text::numeric % 4294967296)::text';
const NO_SEAL = (source: SourceId) =>
  `not exists (select 1 from desk_seals s where s.source = '${source}' and s.row_key = ${SOURCES[source].key})`;

/** Rows sealed by a line: those its transaction wrote or deleted, and the order it concerns. */
export async function buildSeals(inside: Queries, subject: string, isFirst: boolean): Promise<Seal[]> {
  const seals: Seal[] = [];
  for (const source of SOURCE_IDS) {
    // Texts also arrive with a release, and the next line seals them.
    const comes = source === 'documents' || source === 'texts' ? `or ${NO_SEAL(source)}` : '';
    seals.push(...(await digests(inside, source, isFirst ? 'true' : `(${WRITTEN} ${comes})`)));
  }
  const gone = await inside.query<{ source: SourceId; rowKey: string }>(
    `select distinct source, row_key as "rowKey" from desk_seals s where source in ('notices', 'documents', 'texts')
        and (row_key = $1 or position(row_key in $1) = 1 or position($1 in 'legal/' || row_key) = 1)`,
    [subject],
  );
  for (const { source, rowKey } of gone)
    if ((await digests(inside, source, `${SOURCES[source].key} = $1`, [rowKey])).length === 0)
      seals.push({ source, rowKey, upTo: 0, digest: GONE });
  return [...seals, ...(await orderSeals(inside, subject))];
}

export async function keepSeals(inside: Queries, position: number, seals: readonly Seal[]): Promise<void> {
  for (const { source, rowKey, upTo, digest } of seals)
    await inside.query(
      'insert into desk_seals (position, source, row_key, up_to, digest) values ($1, $2, $3, $4, $5)',
      [position, source, rowKey, upTo, digest],
    );
}

export const sealsDigest = (seals: readonly Seal[]): string =>
  rowDigest(
    seals
      .map(({ source, rowKey, upTo, digest }) =>
        [source, rowKey, upTo, Buffer.from(digest).toString('base64')].join(' '),
      )
      .toSorted(),
  ).toString('base64');

export const sealsBetween = (queries: Queries, after: number, until: number) =>
  queries.query<Seal & { position: number }>(
    `select position, source, row_key as "rowKey", up_to as "upTo", digest from desk_seals
      where position > $1 and position <= $2`,
    [after, until],
  );

const isSame = (one: Uint8Array, other: Uint8Array) => Buffer.from(one).equals(Buffer.from(other));

/** Rows that differ from their last seal, and rows never sealed. */
export async function findUnsealed(queries: Queries): Promise<{ source: SealedSource; no: string }[]> {
  const last = await queries.query<Seal>(
    `select distinct on (source, row_key) source, row_key as "rowKey", up_to as "upTo", digest from desk_seals
      order by source, row_key, position desc`,
  );
  const faults: { source: SealedSource; no: string }[] = [];
  for (const source of SOURCE_IDS) {
    const rows = await digests(queries, source);
    const sealed = last.filter((seal) => seal.source === source);
    const isSeeded = source === 'documents' || source === 'texts';
    for (const { rowKey, digest } of sealed)
      if (!isSame(rows.find((row) => row.rowKey === rowKey)?.digest ?? GONE, digest))
        faults.push({ source, no: rowKey });
    if (last.length > 0 && !isSeeded)
      for (const { rowKey } of rows)
        if (!sealed.some((seal) => seal.rowKey === rowKey)) faults.push({ source, no: rowKey });
  }
  const ofOrders = last.filter(({ source }) => source === ORDER);
  for (const { rowKey, upTo, digest } of ofOrders) {
    const no = rowKey.replace('/now', '');
    const now = (await orderSeals(queries, no, upTo)).find((seal) => seal.rowKey === rowKey);
    const isOver = rowKey !== no && now === undefined;
    if (!isOver && !isSame(now?.digest ?? GONE, digest)) faults.push({ source: ORDER, no });
  }
  return faults;
}
