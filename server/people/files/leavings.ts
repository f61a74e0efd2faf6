import type { Database, Queries } from '../../base/database/database';
import type { ObjectStore } from './objects/objects';
import { HOUR_MS } from '../../../domain/values/spans';

/** Longer than any upload or backup run takes. */
export const LEFT_MS = HOUR_MS;
const BATCH = 20;

/**
 * Objects without a row: noted before they are stored and when their row is deleted. After a kill at any point, no
 * store needs to be searched for orphans.
 */
export const leftFiles = (queries: Queries) => ({
  note: (fileId: string, now: Date) =>
    queries.query('insert into file_leavings (file_id, due_at) values ($1, $2)', [
      fileId,
      new Date(now.getTime() + LEFT_MS),
    ]),
  /** False if the sweep was faster: the object is gone. */
  claim: async (fileId: string): Promise<boolean> =>
    (await queries.query('delete from file_leavings where file_id = $1 returning file_id', [fileId])).length > 0,
});

/** The row stays locked while the object is deleted, so that no claim succeeds meanwhile. */
const clearBatch = (database: Database, objects: ObjectStore, now: Date): Promise<number> =>
  database.tx(async (inside) => {
    const due = await inside.query<{ fileId: string }>(
      `select file_id as "fileId" from file_leavings where due_at <= $1
        order by file_id limit ${BATCH} for update skip locked`,
      [now],
    );
    for (const { fileId } of due) await objects.remove(fileId);
    await inside.query('delete from file_leavings where file_id = any($1)', [due.map(({ fileId }) => fileId)]);
    return due.length;
  });

export async function clearLeavings(database: Database, objects: ObjectStore, now: number): Promise<void> {
  let cleared = BATCH;
  while (cleared === BATCH) cleared = await clearBatch(database, objects, new Date(now));
}
