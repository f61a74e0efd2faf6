import type { Database } from '../../base/database/database';
import { openSpool } from './incoming/spool';
import type { ObjectStore } from './objects/objects';

const PIECE = 4 * 1024 * 1024;

/** Base64 costs a fraction of binary parameters and results. */
async function spooled(database: Database, fileId: string, size: number, folder: string) {
  const spool = await openSpool(folder);
  for (let at = 0; at < size; at += PIECE) {
    const [row] = await database.query<{ piece: string }>(
      `select encode(substring(inline_content from $2 for $3), 'base64') as piece from files where file_id = $1`,
      [fileId, at + 1, PIECE],
    );
    await spool.write(Buffer.from(row?.piece ?? '', 'base64'));
  }
  return spool.finish();
}

/**
 * Moves papers of older releases from the database to the object store, one by one. Resumes after a kill; two gateways
 * at once only repeat work. Returns the number moved.
 */
export async function carryOverFiles(database: Database, objects: ObjectStore): Promise<number> {
  for (let carried = 0; ; carried += 1) {
    const [next] = await database.query<{ fileId: string; size: number }>(
      `select file_id as "fileId", octet_length(inline_content) as size from files
        where inline_content is not null order by file_id limit 1`,
    );
    if (!next) return carried;
    const { sha256, path, bytes } = await spooled(database, next.fileId, next.size, objects.incoming);
    await objects.put(next.fileId, { sha256, path, bytes });
    await database.query('update files set sha256 = $2, inline_content = null where file_id = $1', [
      next.fileId,
      sha256,
    ]);
  }
}
