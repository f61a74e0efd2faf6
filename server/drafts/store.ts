import type { FclForm } from '../../domain/modes/fcl/form';
import type { Queries } from '../database/database';

const MODE = 'FCL';

export type DraftRow = { draftId: string; form: FclForm; savedAt: Date; revision: number };
/** A draft that has become an order. Its name is not always known to the page; its quote is, and is used up now. */
export type PlacedDraft = { userId: string; draftId: string | null; quoteId: string };
export type NextDraft = { draftId: string; form: FclForm; now: Date };
export type NewDraft = { userId: string; draftId: string; form: FclForm; revision: number; now: Date };

const COLUMNS = 'draft_id as "draftId", form, revision, saved_at as "savedAt"';

/** A dropped draft leaves its revision behind, so that an old page cannot mistake the next one for its own. */
export const draftStore = (queries: Queries) => ({
  /** Undefined where there is one that was not made from `revision`. */
  async keep({ userId, draftId, form, revision, now }: NewDraft): Promise<DraftRow | undefined> {
    const [row] = await queries.query<DraftRow>(
      `insert into order_drafts as kept (user_id, mode, draft_id, form, revision, saved_at)
       values ($1, $2, $3, $4, $5::int + 1, $6)
       on conflict (user_id, mode) do update
       set form = excluded.form, revision = kept.revision + 1, saved_at = excluded.saved_at,
           draft_id = case when kept.form is null then excluded.draft_id else kept.draft_id end
       where kept.form is null or kept.revision = $5
       returning ${COLUMNS}`,
      [userId, MODE, draftId, JSON.stringify(form), revision, now],
    );
    return row;
  },
  /** In place of the one that became an order. Another that lies there meanwhile is somebody's work and stays. */
  follow: (placed: PlacedDraft, { draftId, form, now }: NextDraft) =>
    queries.query(
      `insert into order_drafts as kept (user_id, mode, draft_id, form, revision, saved_at)
       values ($1, $2, $3, $4, 1, $5)
       on conflict (user_id, mode) do update
       set form = excluded.form, revision = kept.revision + 1, saved_at = excluded.saved_at,
           draft_id = excluded.draft_id
       where kept.form is null or kept.draft_id = $6::text or kept.form ->> 'quoteId' = $7`,
      [placed.userId, MODE, draftId, JSON.stringify(form), now, placed.draftId, placed.quoteId],
    ),
  async find(userId: string): Promise<DraftRow | undefined> {
    const [row] = await queries.query<DraftRow>(
      `select ${COLUMNS} from order_drafts where user_id = $1 and mode = $2 and form is not null`,
      [userId, MODE],
    );
    return row;
  },
  drop: (userId: string) =>
    queries.query(
      `update order_drafts set form = null, revision = revision + 1
        where user_id = $1 and mode = $2 and form is not null`,
      [userId, MODE],
    ),
  end: ({ userId, draftId, quoteId }: PlacedDraft) =>
    queries.query(
      `update order_drafts set form = null, revision = revision + 1
        where user_id = $1 and mode = $2 and (draft_id = $3::text or form ->> 'quoteId' = $4)`,
      [userId, MODE, draftId, quoteId],
    ),
  forget: (before: Date) => queries.query('delete from order_drafts where saved_at < $1', [before]),
});
