import type { Queries } from '../database/database';

export type NewFile = {
  fileId: string;
  userId: string;
  docType: string;
  name: string;
  mediaType: string;
  content: Uint8Array;
  now: Date;
};

export type StoredFile = Pick<NewFile, 'name' | 'mediaType' | 'content'>;

export const fileStore = (queries: Queries) => ({
  /** What a person has uploaded so far. Whoever uploads for the same person waits here. */
  async heldBy(userId: string): Promise<{ count: number; bytes: number }> {
    await queries.query('select id from users where id = $1 for update', [userId]);
    const [held] = await queries.query<{ count: number; bytes: number }>(
      'select count(*) as count, coalesce(sum(size), 0)::bigint as bytes from files where user_id = $1',
      [userId],
    );
    return held ?? { count: 0, bytes: 0 };
  },
  insert: ({ fileId, userId, docType, name, mediaType, content, now }: NewFile) =>
    queries.query(
      `insert into files (file_id, user_id, doc_type, name, media_type, size, content, uploaded_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [fileId, userId, docType, name, mediaType, content.byteLength, content, now],
    ),
  async find(userId: string, fileId: string): Promise<StoredFile | undefined> {
    const [file] = await queries.query<StoredFile>(
      'select name, media_type as "mediaType", content from files where file_id = $2 and user_id = $1',
      [userId, fileId],
    );
    return file;
  },
  /** Whoever is told so keeps them from being swept until the transaction ends. */
  async areOf(userId: string, fileIds: readonly string[]): Promise<boolean> {
    const wanted = [...new Set(fileIds)];
    const found = await queries.query(
      'select file_id from files where user_id = $1 and file_id = any($2) order by file_id for key share',
      [userId, wanted],
    );
    return found.length === wanted.length;
  },
});
