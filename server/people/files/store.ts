import type { Queries } from '../../base/database/database';

export type NewFile = {
  fileId: string;
  userId: string;
  docType: string;
  name: string;
  mediaType: string;
  bytes: number;
  sha256: string;
  small: string | null;
  now: Date;
};

export type StoredFile = Pick<NewFile, 'name' | 'mediaType' | 'bytes' | 'sha256'>;

/** Papers of an enterprise's order or complaint are visible to all its people. */
const IS_OF_OUR_ORDER = `exists (
  select 1 from (select file_id, order_no from order_papers union all select file_id, order_no from complaint_photos) p
    join orders o on o.order_no = p.order_no
    join users u on u.enterprise_id = o.enterprise_id
   where p.file_id = f.file_id and u.id = $1)`;

/** On-site photographs have no owner; people of the order may see them. */
const PHOTOS = `select p.name, p.media_type as "mediaType", p.size as bytes, p.sha256
  from site_photos p join orders o on o.order_no = p.order_no
 where p.photo_id = $2
   and (o.user_id = $1 or o.enterprise_id = (select enterprise_id from users where id = $1))`;

export const fileStore = (queries: Queries) => ({
  async heldBy(userId: string): Promise<{ count: number; bytes: number }> {
    const [held] = await queries.query<{ count: number; bytes: number }>(
      'select count(*) as count, coalesce(sum(size), 0)::bigint as bytes from files where user_id = $1',
      [userId],
    );
    return held ?? { count: 0, bytes: 0 };
  },
  /** Locks the person's row: concurrent uploads wait here. */
  wait: (userId: string) => queries.query('select id from users where id = $1 for update', [userId]),
  insert: ({ fileId, userId, docType, name, mediaType, bytes, sha256, small, now }: NewFile) =>
    queries.query(
      `insert into files (file_id, user_id, doc_type, name, media_type, size, sha256, small, uploaded_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [fileId, userId, docType, name, mediaType, bytes, sha256, small, now],
    ),
  async find(userId: string, fileId: string): Promise<StoredFile | undefined> {
    const [file] = await queries.query<StoredFile>(
      `select f.name, f.media_type as "mediaType", f.size as bytes, f.sha256 from files f
        where f.file_id = $2 and f.sha256 is not null and (f.user_id = $1 or ${IS_OF_OUR_ORDER})
       union all ${PHOTOS}`,
      [userId, fileId],
    );
    return file;
  },
  /** Locks the files, so that no sweep deletes them before the transaction ends. */
  async areOf(userId: string, fileIds: readonly string[]): Promise<boolean> {
    const wanted = [...new Set(fileIds)];
    const found = await queries.query(
      'select file_id from files where user_id = $1 and file_id = any($2) order by file_id for key share',
      [userId, wanted],
    );
    return found.length === wanted.length;
  },
});
