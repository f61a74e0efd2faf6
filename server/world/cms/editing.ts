import type { DocumentKind, DocumentState, DocumentText } from '../../../domain/content/document';
import type { Database, Queries } from '../../base/database/database';

export type DocumentRef = { kind: DocumentKind; key: string };

/** `body`: published or last published text; null if never published. */
export type DocumentRecord = {
  state: DocumentState;
  turn: number;
  version: number;
  body: DocumentText | null;
  draft: DocumentText | null;
  publishedAt: Date;
};

type ListedDocument = DocumentRef &
  Pick<DocumentRecord, 'state' | 'version'> & {
    title: string;
    hasDraft: boolean;
    changedAt: Date;
    span: { startsAt: string; endsAt: string } | null;
  };
export type PastVersion = {
  number: number;
  act: 'published' | 'takenBack';
  at: Date;
  title: string;
  who: string | null;
};

/** `by`: staff member; absent for the command line. */
type By = { by?: string };

/** First number for drafts, above those of the sample content. */
const FIRST_OWN = 1_000;

const ROW = 'state, turn, version, body, draft, published_at as "publishedAt"';

/** Locks all documents against other writers. */
const alone = (inside: Queries) => inside.query('lock table documents in share row exclusive mode');

async function lockDocument(inside: Queries, { kind, key }: DocumentRef): Promise<DocumentRecord | undefined> {
  const [row] = await inside.query<DocumentRecord>(
    `select ${ROW} from documents where kind = $1 and key = $2 for update`,
    [kind, key],
  );
  return row;
}

const remember = (
  inside: Queries,
  { kind, key }: DocumentRef,
  { act, body, at, by }: Pick<PastVersion, 'act' | 'at'> & { body: DocumentText } & By,
) =>
  inside.query(
    `insert into document_versions (kind, key, number, act, body, at, by_staff)
     select $1, $2, coalesce(max(number), 0) + 1, $3, $4::jsonb, $5, $6 from document_versions where kind = $1 and key = $2`,
    [kind, key, act, JSON.stringify(body), at, by ?? null],
  );

/** Saves sample content as a version before its first change. */
async function rememberFirst(inside: Queries, ref: DocumentRef, { body, publishedAt }: DocumentRecord): Promise<void> {
  const before = await inside.query('select 1 from document_versions where kind = $1 and key = $2 limit 1', [
    ref.kind,
    ref.key,
  ]);
  if (before.length === 0 && body) await remember(inside, ref, { act: 'published', body, at: publishedAt });
}

export type Published = 'published' | 'unchanged' | 'unknown';

/** Editing functions inside a transaction. Readers see changes at once. */
export const editingWithin = (inside: Queries, now: Date) => {
  const turn = ({ kind, key }: DocumentRef, change: string, given: readonly (string | Date)[] = []) =>
    inside.query(`update documents set turn = turn + 1, ${change} where kind = $1 and key = $2`, [kind, key, ...given]);

  return {
    alone: () => alone(inside),
    held: (ref: DocumentRef) => lockDocument(inside, ref),

    /** Creates a draft and returns its key; undefined if the key exists. */
    async write(kind: DocumentKind, document: DocumentText, key: string | null): Promise<string | undefined> {
      await alone(inside);
      const [row] = await inside.query<{ key: string }>(
        `insert into documents (kind, key, state, draft, published_at, changed_at)
         select $1, coalesce($2, greatest(max(key::bigint) + 1, ${FIRST_OWN})::text), 'DRAFT', $3::jsonb, $4, $4
           from documents where kind = $1 and $2::text is null
         on conflict (kind, key) do nothing returning key`,
        [kind, key, JSON.stringify(document), now],
      );
      return row?.key;
    },

    /** Replaces the draft; the published text stays. False if the document does not exist. */
    async rewrite(ref: DocumentRef, document: DocumentText): Promise<boolean> {
      if (!(await lockDocument(inside, ref))) return false;
      await turn(ref, 'draft = $3::jsonb', [JSON.stringify(document)]);
      return true;
    },

    /** Publishes the draft, or a withdrawn text again. The first publication date stays. */
    async publish(ref: DocumentRef, { by }: By = {}): Promise<Published> {
      const row = await lockDocument(inside, ref);
      const body = row?.draft ?? row?.body;
      if (!row || !body) return 'unknown';
      if (row.state === 'PUBLISHED' && row.draft === null) return 'unchanged';
      if (row.state === 'PUBLISHED') await rememberFirst(inside, ref, row);
      await turn(
        ref,
        `state = 'PUBLISHED', draft = null, version = version + 1, body = $3::jsonb, changed_at = $4, published_at = $5`,
        [JSON.stringify(body), now, row.state === 'DRAFT' ? now : row.publishedAt],
      );
      await remember(inside, ref, { act: 'published', body, at: now, ...(by !== undefined && { by }) });
      return 'published';
    },

    /** Withdraws a text: its address answers like an unknown one. */
    async takeBack(ref: DocumentRef, { by }: By = {}): Promise<boolean> {
      const row = await lockDocument(inside, ref);
      if (row?.state !== 'PUBLISHED' || !row.body) return false;
      await rememberFirst(inside, ref, row);
      await turn(ref, `state = 'TAKEN_BACK', changed_at = $3`, [now]);
      await remember(inside, ref, { act: 'takenBack', body: row.body, at: now, ...(by !== undefined && { by }) });
      return true;
    },

    /** Discards the draft; the published text stays. */
    async drop(ref: DocumentRef): Promise<true> {
      await turn(ref, 'draft = null');
      return true;
    },

    /** Makes an earlier version the draft. */
    async restore(ref: DocumentRef, number: number): Promise<boolean> {
      const row = await lockDocument(inside, ref);
      const [past] = await inside.query<{ body: DocumentText }>(
        'select body from document_versions where kind = $1 and key = $2 and number = $3',
        [ref.kind, ref.key, number],
      );
      if (!row || !past) return false;
      await turn(ref, 'draft = $3::jsonb', [JSON.stringify(past.body)]);
      return true;
    },
  };
};

export const listDocuments = ({ query }: Queries): Promise<ListedDocument[]> =>
  query<ListedDocument>(
    `select kind, key, state, version, coalesce(draft, body)->>'title' as title, draft is not null as "hasDraft",
            changed_at as "changedAt",
            case when kind = 'campaign' then jsonb_build_object(
              'startsAt', coalesce(body, draft)->>'startsAt', 'endsAt', coalesce(body, draft)->>'endsAt') end as span
       from documents order by kind desc, published_at desc, key desc`,
  );

export const readVersions = ({ query }: Queries, { kind, key }: DocumentRef): Promise<PastVersion[]> =>
  query<PastVersion>(
    `select v.number, v.act, v.at, v.body->>'title' as title, p.name as who
       from document_versions v left join staff p on p.id = v.by_staff
      where v.kind = $1 and v.key = $2 order by v.number`,
    [kind, key],
  );

/** Runs each act in its own transaction, for commands. */
export const documentEditing = ({ database, now }: { database: Database; now: () => Date }) => {
  type Editing = ReturnType<typeof editingWithin>;
  const does = <TResult>(work: (editing: Editing) => Promise<TResult>) =>
    database.tx((inside) => work(editingWithin(inside, now())));
  return {
    list: () => listDocuments(database),
    history: (ref: DocumentRef) => readVersions(database, ref),
    held: (ref: DocumentRef) => does((editing) => editing.held(ref)),
    write: (kind: DocumentKind, document: DocumentText, key: string | null) =>
      does((editing) => editing.write(kind, document, key)),
    rewrite: (ref: DocumentRef, document: DocumentText) => does((editing) => editing.rewrite(ref, document)),
    publish: (ref: DocumentRef) => does((editing) => editing.publish(ref)),
    takeBack: (ref: DocumentRef) => does((editing) => editing.takeBack(ref)),
    restore: (ref: DocumentRef, number: number) => does((editing) => editing.restore(ref, number)),
  };
};

export type DocumentEditing = ReturnType<typeof documentEditing>;
