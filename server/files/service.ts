import { randomBytes } from 'node:crypto';

import type { ReplyOf } from '../../contract/endpoint';
import { CODES } from '../../contract/envelope';
import type { uploadFile } from '../../contract/files';
import type { Clock } from '../clock';
import type { Database, Queries } from '../database/database';
import { notFound, Refusal } from '../http/refusal';
import { FILE_MESSAGES as messages } from './messages';
import { sweepFiles } from './sweep';
import { fileStore, type StoredFile } from './store';
import type { Upload } from './upload';

/** What one person may leave with us. */
const MOST = { files: 300, bytes: 600 * 1024 * 1024 };

export type FileDeps = { database: Database; clock: Clock; most?: typeof MOST };

/**
 * Papers lie in the database, beside the orders they belong to: an acknowledged one survives what an acknowledged
 * order survives, and every gateway of an installation finds it.
 */
export const fileService = ({ database, clock, most = MOST }: FileDeps) => ({
  keep: (userId: string, upload: Upload): Promise<ReplyOf<typeof uploadFile>> =>
    database.tx(async (inside) => {
      const store = fileStore(inside);
      const held = await store.heldBy(userId);
      const bytes = upload.content.byteLength;
      if (held.count >= most.files || held.bytes + bytes > most.bytes) {
        throw new Refusal(CODES.fileRefused, messages.full);
      }
      const fileId = randomBytes(18).toString('base64url');
      await store.insert({ ...upload, fileId, userId, now: new Date(clock.now()) });
      return { fileId, name: upload.name, bytes };
    }),
  async read(userId: string, fileId: string): Promise<StoredFile> {
    const file = await fileStore(database).find(userId, fileId);
    if (!file) throw notFound();
    return file;
  },
  sweep: () => sweepFiles(database, clock.now()),
  /** Are all of these this person's? */
  areOf: (queries: Queries, userId: string, fileIds: readonly string[]) => fileStore(queries).areOf(userId, fileIds),
});

export type FileService = ReturnType<typeof fileService>;
