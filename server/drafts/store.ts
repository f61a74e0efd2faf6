import type { ModeId } from '../../domain/modes';
import type { OrderForm } from '../../domain/order/form';
import type { Queries } from '../database/database';

/** A person has one of a mode. */
export type DraftOf = { userId: string; mode: ModeId };
export type DraftRow = { draftId: string; form: OrderForm; savedAt: Date; revision: number };
/** A draft that has become an order. Its name is not always known to the page; its quote is, and is used up now. */
export type PlacedDraft = DraftOf & { draftId: string | null; quoteId: string };
export type NextDraft = { draftId: string; form: OrderForm; now: Date };
export type NewDraft = DraftOf & NextDraft & { revision: number };

const COLUMNS = 'draft_id as "draftId", form, revision, saved_at as "savedAt"';

/** A dropped draft leaves its revision behind, so that an old page cannot mistake the next one for its own. */
export const draftStore = (queries: Queries) => ({
  /** Undefined where there is one that was not made from `revision`. */
  async keep({ userId, mode, draftId, form, revision, now }: NewDraft): Promise<DraftRow | undefined> {
    const [row] = await queries.query<DraftRow>(
      `insert into order_drafts as kept (user_id, mode, draft_id, form, revision, saved_at, quote_id)
       values ($1, $2, $3, $4, $5::int + 1, $6, $7)
       on conflict (user_id, mode) do update
       set form = excluded.form, quote_id = excluded.quote_id, revision = kept.revision + 1, saved_at = excluded.saved_at,
           draft_id = case when kept.form is null then excluded.draft_id else kept.draft_id end
       where kept.form is null or kept.revision = $5
       returning ${COLUMNS}`,
      [userId, mode, draftId, JSON.stringify(form), revision, now, form.quoteId],
    );
    return row;
  },
  /** In place of the one that became an order. Another that lies there meanwhile is somebody's work and stays. */
  follow: (placed: PlacedDraft, { draftId, form, now }: NextDraft) =>
    queries.query(
      `insert into order_drafts as kept (user_id, mode, draft_id, form, revision, saved_at, quote_id)
       values ($1, $2, $3, $4, 1, $5, $8)
       on conflict (user_id, mode) do update
       set form = excluded.form, quote_id = excluded.quote_id, revision = kept.revision + 1, saved_at = excluded.saved_at,
           draft_id = excluded.draft_id
       where kept.form is null or kept.draft_id = $6::text or kept.quote_id = $7`,
      [placed.userId, placed.mode, draftId, JSON.stringify(form), now, placed.draftId, placed.quoteId, form.quoteId],
    ),
  async find({ userId, mode }: DraftOf): Promise<DraftRow | undefined> {
    const [row] = await queries.query<DraftRow>(
      `select ${COLUMNS} from order_drafts where user_id = $1 and mode = $2 and form is not null`,
      [userId, mode],
    );
    return row;
  },
  drop: ({ userId, mode }: DraftOf) =>
    queries.query(
      `update order_drafts set form = null, revision = revision + 1
        where user_id = $1 and mode = $2 and form is not null`,
      [userId, mode],
    ),
  end: ({ userId, mode, draftId, quoteId }: PlacedDraft) =>
    queries.query(
      `update order_drafts set form = null, revision = revision + 1
        where user_id = $1 and mode = $2 and (draft_id = $3::text or quote_id = $4)`,
      [userId, mode, draftId, quoteId],
    ),
  forget: (before: Date) => queries.query('delete from order_drafts where saved_at < $1', [before]),
});
