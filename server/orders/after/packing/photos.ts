import type { HonoRequest } from 'hono';

import { CODES } from '../../../../contract/wire/envelope';
import type { Queries } from '../../../base/database/database';
import { badRequest, notFoundFault, Refusal } from '../../../base/http/refusal';
import type { ServerModes } from '../../../trade/modes';
import type { AfterDeps } from '../deps';
import { packingMessages as messages } from './messages';
import { holdPacking } from './pack';
import { isFull, readSitePhotos } from './packed';

type PhotoPlace = { orderNo: string; unit: number };

/** Refuses a photograph that is not possible now; the order stays locked until the transaction ends. */
async function refuseUnfit(inside: Queries, modes: ServerModes, { orderNo, unit }: PhotoPlace): Promise<void> {
  const { packing } = await holdPacking(inside, modes, orderNo);
  if (packing.units.every(({ no }) => no !== unit)) throw badRequest(messages.unitUnknown, 'unit');
  const photos = (await readSitePhotos(inside, [orderNo])).get(orderNo) ?? [];
  if (isFull(photos, unit)) throw new Refusal(CODES.fileRefused, messages.full);
}

/** Station photographs of packed boxes. Refusals come before the upload is read. */
export const createPhotos = ({ database, modes, files }: AfterDeps) => ({
  async add(place: PhotoPlace, request: HonoRequest): Promise<void> {
    await database.tx((inside) => refuseUnfit(inside, modes, place));
    const { orderNo, unit } = place;
    await files.receivePicture(orderNo, request, async (inside, picture) => {
      await refuseUnfit(inside, modes, place);
      const { fileId, name, mediaType, bytes, sha256, small, now } = picture;
      await inside.query(
        `insert into site_photos (photo_id, order_no, unit, name, media_type, size, sha256, small, taken_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [fileId, orderNo, unit, name, mediaType, bytes, sha256, small, now],
      );
    });
  },
  drop: ({ orderNo, photoId }: { orderNo: string; photoId: string }): Promise<void> =>
    database.tx(async (inside) => {
      await holdPacking(inside, modes, orderNo);
      const gone = await inside.query(
        'delete from site_photos where order_no = $1 and photo_id = $2 returning photo_id',
        [orderNo, photoId],
      );
      if (gone.length === 0) throw notFoundFault();
      await files.leave(inside, photoId);
    }),
});
