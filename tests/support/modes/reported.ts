import type { Database } from '../../../server/database/database';
import type { OrderDesk } from '../../../server/orders/desk';
import type { DeskOrder } from '../../../server/orders/desk-order';
import { deskSays } from './desk-says';

/** What has to be told of a place before anything behind it, by what it is called. */
const TOLD: Readonly<Record<string, string>> = { 电子运单号: 'DZYD20261207' };

/** Somebody on the spot hands in the papers of what lies ahead, and reports it; what has none and tells nothing is left alone. */
export async function reportWay(database: Database, desk: OrderDesk, { orderNo, ahead }: DeskOrder): Promise<void> {
  for (const { place, papers, tells } of ahead) {
    const said = TOLD[tells ?? ''] ?? '';
    for (const { docType } of papers)
      await database.query(
        `insert into site_photos (photo_id, order_no, unit, name, media_type, size, sha256, taken_at, place, doc_type)
         values ($1, $2, 0, 'a.jpg', 'image/jpeg', 1, '', now(), $3, $4)
         on conflict do nothing`,
        [`${orderNo}-${place}-${docType}`, orderNo, place, docType],
      );
    if (papers.length > 0 || said !== '') await deskSays(desk, 'passed', { orderNo, place, said });
  }
}
