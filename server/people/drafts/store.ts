import type { ModeId } from '../../../domain/mode-ids';
import type { DraftAbout } from '../../../domain/order/drafts/draft';
import type { OrderForm } from '../../../domain/order/form/form';
import type { Queries } from '../../base/database/database';

export type DraftsOf = { userId: string; mode: ModeId };
type DraftOf = DraftsOf & { draftId: string };
export type DraftRow = {
  draftId: string;
  mode: ModeId;
  form: OrderForm;
  savedAt: Date;
  revision: number;
  about: DraftAbout | null;
};
/** A draft that has become an order. Its name is not always known to the page; its quote is, and is used up now. */
export type PlacedDraft = DraftsOf & { draftId: string | null; quoteId: string };
type NextDraft = { draftId: string; form: OrderForm; now: Date };
type NewDraft = DraftsOf & NextDraft & { revision: number };

/** What was kept before ways had stops between their ends says nothing of any. */
const KNOWN = `jsonb_build_object('stops', '[]'::jsonb) || about`;

const COLUMNS = `draft_id as "draftId", mode, form, revision, saved_at as "savedAt", ${KNOWN} as about`;

/** What its quote says it is about. */
const ABOUT = `(select jsonb_build_object('org', offer->'org', 'dst', offer->'dst', 'leavesAt', offer->'leavesAt',
  'stops', jsonb_path_query_array(offer, '$.detail.stops[*].cityCn'))
  from quotes where quote_id = $7 and (user_id is null or user_id = $1))`;

/** A dropped draft leaves its revision behind, so that an old page cannot mistake the next one for its own. */
export const draftStore = (queries: Queries) => ({
  /** Undefined where there is one that was not made from `revision`. */
  async keep({ userId, mode, draftId, form, revision, now }: NewDraft): Promise<DraftRow | undefined> {
    const [row] = await queries.query<DraftRow>(
      `insert into order_drafts as kept (user_id, mode, draft_id, form, revision, saved_at, quote_id, about)
       values ($1, $2, $3, $4, $5::int + 1, $6, $7, ${ABOUT})
       on conflict (user_id, draft_id) do update
       set form = excluded.form, quote_id = excluded.quote_id, revision = kept.revision + 1, saved_at = excluded.saved_at,
           about = coalesce(excluded.about, kept.about)
       where kept.mode = $2 and (kept.form is null or kept.revision = $5)
       returning ${COLUMNS}`,
      [userId, mode, draftId, JSON.stringify(form), revision, now, form.quoteId],
    );
    return row;
  },
  /** What was split off. It stands above whatever its person has there, so that no old page takes it for its own. */
  async follow({ userId, mode, draftId, form, now }: DraftsOf & NextDraft): Promise<void> {
    await queries.query(
      `insert into order_drafts (user_id, mode, draft_id, form, revision, saved_at, quote_id)
       select $1, $2, $3, $4, coalesce(max(revision), 0) + 1, $5, $6 from order_drafts where user_id = $1 and mode = $2`,
      [userId, mode, draftId, JSON.stringify(form), now, form.quoteId],
    );
  },
  async find({ userId, mode, draftId }: DraftOf): Promise<DraftRow | undefined> {
    const [row] = await queries.query<DraftRow>(
      `select ${COLUMNS} from order_drafts where user_id = $1 and mode = $2 and draft_id = $3 and form is not null`,
      [userId, mode, draftId],
    );
    return row;
  },
  /** Whether nobody has written in it since; it is held until the transaction ends. */
  async isStill({ userId, mode, draftId, revision }: DraftOf & { revision: number }): Promise<boolean> {
    const still = await queries.query(
      `select 1 from order_drafts where user_id = $1 and mode = $2 and draft_id = $3 and revision = $4 and form is not null
        for update`,
      [userId, mode, draftId, revision],
    );
    return still.length > 0;
  },
  /** The last one that was written in, before those that are gone. */
  async nameOfLast({ userId, mode }: DraftsOf): Promise<string | undefined> {
    const [row] = await queries.query<{ draftId: string }>(
      `select draft_id as "draftId" from order_drafts where user_id = $1 and mode = $2
        order by form is null, saved_at desc, revision desc, draft_id limit 1`,
      [userId, mode],
    );
    return row?.draftId;
  },
  /** Of one mode, or of all. */
  list: (userId: string, mode: ModeId | null): Promise<DraftRow[]> =>
    queries.query<DraftRow>(
      `select ${COLUMNS} from order_drafts where user_id = $1 and ($2::text is null or mode = $2) and form is not null
        order by saved_at desc, revision desc, draft_id`,
      [userId, mode],
    ),
  drop: ({ userId, mode, draftId }: DraftOf) =>
    queries.query(
      `update order_drafts set form = null, revision = revision + 1
        where user_id = $1 and mode = $2 and draft_id = $3 and form is not null`,
      [userId, mode, draftId],
    ),
  end: ({ userId, mode, draftId, quoteId }: PlacedDraft) =>
    queries.query(
      `update order_drafts set form = null, revision = revision + 1
        where user_id = $1 and mode = $2 and (draft_id = $3::text or quote_id = $4)`,
      [userId, mode, draftId, quoteId],
    ),
  /** Only so many of a mode: the oldest make room. */
  keepNewest: ({ userId, mode }: DraftsOf, most: number) =>
    queries.query(
      `delete from order_drafts where user_id = $1 and mode = $2 and draft_id in (
         select draft_id from order_drafts where user_id = $1 and mode = $2
          order by saved_at desc, revision desc, draft_id offset $3)`,
      [userId, mode, most],
    ),
  forget: (before: Date) => queries.query('delete from order_drafts where saved_at < $1', [before]),
});
