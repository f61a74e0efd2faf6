import { CODES } from '../../../../contract/wire/envelope';
import { COMPLAINT_PHOTOS } from '../../../../domain/order/changes/complaint';
import type { Queries } from '../../../base/database/database';
import { Refusal } from '../../../base/http/refusal';
import { MISHAP_MESSAGES as messages } from './messages';

export const PHOTOS_OF_MISHAP = `coalesce((
  select json_agg(json_build_object('fileId', p.file_id, 'name', f.name, 'small', f.small) order by p.place)
    from complaint_photos p join files f on f.file_id = p.file_id
   where p.order_no = m.order_no and p.no = m.no), '[]')`;

type MishapPhotos = { userId: string; orderNo: string; no: number; fileIds: readonly string[] };

/**
 * Attaches all photographs to a complaint, or none: each must be the complainant's upload for complaints, not a paper
 * of an order, not in another complaint. Rows are locked, so that no sweep deletes them meanwhile.
 */
export async function attachPhotos(inside: Queries, { userId, orderNo, no, fileIds }: MishapPhotos): Promise<void> {
  if (fileIds.length === 0) return;
  const held = await inside.query(
    `select f.file_id from files f
      where f.user_id = $1 and f.file_id = any($2) and f.doc_type = $3 and f.small is not null
        and not exists (select 1 from order_papers p where p.file_id = f.file_id)
      order by f.file_id for key share`,
    [userId, fileIds, COMPLAINT_PHOTOS.docType],
  );
  const free =
    held.length === fileIds.length &&
    (await inside.query(
      `insert into complaint_photos (file_id, order_no, no, place)
       select f.file_id, $1, $2, f.place from unnest($3::text[]) with ordinality as f (file_id, place) order by f.file_id
       on conflict do nothing returning file_id`,
      [orderNo, no, fileIds],
    ));
  if (!free || free.length < fileIds.length) throw new Refusal(CODES.fileRefused, messages.photos);
}
