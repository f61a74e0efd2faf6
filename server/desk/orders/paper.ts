import type { Queries } from '../../database/database';
import { notFound } from '../../http/refusal';
import type { StoredFile } from '../../files/store';

/** What an order was handed, once and still, what was photographed of it, and what it is complained of with. By any other order's number it is not there. */
export async function paperOf(queries: Queries, orderNo: string, fileId: string): Promise<StoredFile> {
  const [file] = await queries.query<StoredFile>(
    `select f.name, f.media_type as "mediaType", f.size as bytes, f.sha256
       from (select file_id, order_no from order_papers union all select file_id, order_no from complaint_photos) p
       join files f on f.file_id = p.file_id
      where p.order_no = $1 and p.file_id = $2 and f.sha256 is not null
     union all
     select name, media_type as "mediaType", size as bytes, sha256 from site_photos
      where order_no = $1 and photo_id = $2`,
    [orderNo, fileId],
  );
  if (!file) throw notFound();
  return file;
}
