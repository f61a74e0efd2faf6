import type { Database } from '../../base/database/database';
import { LEFT_MS } from './leavings';
import { HOUR_MS } from '../../../domain/values/spans';

/** Time after which an unused paper is deleted. */
const KEPT_MS = 24 * HOUR_MS;
const BATCH = 100;

const IN_FORM = `form->'files' @> jsonb_build_array(jsonb_build_object('fileId', f.file_id))`;

const ALONE = `not exists (select 1 from order_papers p where p.file_id = f.file_id)
  and not exists (select 1 from complaint_photos c where c.file_id = f.file_id)
  and not exists (select 1 from enquiries where user_id = f.user_id and ${IN_FORM})
  and not exists (select 1 from order_drafts where user_id = f.user_id and form is not null and ${IN_FORM})`;

/**
 * Locks first, then checks again: an order taking a paper holds its lock (`areOf`) and is skipped, and a paper just
 * taken is visible to the second statement, whose snapshot starts after the lock.
 */
const sweepBatch = (database: Database, before: Date, due: Date): Promise<number> =>
  database.tx(async (inside) => {
    const held = await inside.query<{ fileId: string }>(
      `select f.file_id as "fileId" from files f where f.uploaded_at <= $1 and ${ALONE}
        order by f.file_id limit ${BATCH} for update skip locked`,
      [before],
    );
    await inside.query(
      `with gone as (delete from files f where f.file_id = any($1) and ${ALONE} returning f.file_id)
       insert into file_leavings (file_id, due_at) select file_id, $2 from gone`,
      [held.map(({ fileId }) => fileId), due],
    );
    return held.length;
  });

export async function sweepFiles(database: Database, now: number): Promise<void> {
  const [before, due] = [new Date(now - KEPT_MS), new Date(now + LEFT_MS)];
  let swept = BATCH;
  while (swept === BATCH) swept = await sweepBatch(database, before, due);
}
