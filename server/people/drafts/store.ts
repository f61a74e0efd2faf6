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
/** A draft turned into an order. The page may not know its id, but its quote, which is now used. */
export type PlacedDraft = DraftsOf & { draftId: string | null; quoteId: string };
type NextDraft = { draftId: string; form: OrderForm; now: Date };
type NewDraft = DraftsOf & NextDraft & { revision: number };

/** Drafts from before stops existed get an empty list. */
const KNOWN = `jsonb_build_object('stops', '[]'::jsonb) || about`;

const COLUMNS = `draft_id as "draftId", mode, form, revision, saved_at as "savedAt", ${KNOWN} as about`;

const ABOUT = `(select jsonb_build_object('org', offer->'org', 'dst', offer->'dst', 'leavesAt', offer->'leavesAt',
  'stops', jsonb_path_query_array(offer, '$.detail.stops[*].cityCn'))
  from quotes where quote_id = $7 and (user_id is null or user_id = $1))`;

/** A dropped draft keeps its revision, so that an old page cannot mistake the next draft for its own. */
export const draftStore = (queries: Queries) => ({
  /** Undefined if the existing draft has another revision. */
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
  /** Stores a split-off draft. Its revision exceeds all of the person's, so that no old page takes it for its own. */
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
  /** True if it is unchanged; locked until the end of the transaction. */
  async isStill({ userId, mode, draftId, revision }: DraftOf & { revision: number }): Promise<boolean> {
    const still = await queries.query(
      `select 1 from order_drafts where user_id = $1 and mode = $2 and draft_id = $3 and revision = $4 and form is not null
        for update`,
      [userId, mode, draftId, revision],
    );
    return still.length > 0;
  },
  async nameOfLast({ userId, mode }: DraftsOf): Promise<string | undefined> {
    const [row] = await queries.query<{ draftId: string }>(
      `select draft_id as "draftId" from order_drafts where user_id = $1 and mode = $2
        order by form is null, saved_at desc, revision desc, draft_id limit 1`,
      [userId, mode],
    );
    return row?.draftId;
  },
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
  keepNewest: ({ userId, mode }: DraftsOf, most: number) =>
    queries.query(
      `delete from order_drafts where user_id = $1 and mode = $2 and draft_id in (
         select draft_id from order_drafts where user_id = $1 and mode = $2
          order by saved_at desc, revision desc, draft_id offset $3)`,
      [userId, mode, most],
    ),
  forget: (before: Date) => queries.query('delete from order_drafts where saved_at < $1', [before]),
});
