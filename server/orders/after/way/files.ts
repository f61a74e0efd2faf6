import type { HonoRequest } from 'hono';

import { CODES } from '../../../../contract/wire/envelope';
import { MOST_PHOTOS } from '../../../../domain/order/on-site/packed';
import { isReportOf, isWayPhoto, type KeptWayFile } from '../../../../domain/order/on-site/way';
import type { Database, Queries } from '../../../base/database/database';
import type { FileService } from '../../../people/files/service';
import { badRequest, notFoundFault, Refusal } from '../../../base/http/refusal';
import type { ServerModes } from '../../../trade/modes';
import { datedByOrder } from '../../orders/by-order';
import { ORDER_MESSAGES as messages } from '../../orders/messages';
import { isEarly } from '../../orders/step-plan';
import { holdWay } from './ahead';
import type { Pass } from '../../../trade/modes/after/way';

export async function readWayFiles(queries: Queries, orderNos: readonly string[]): Promise<Map<string, KeptWayFile[]>> {
  const rows = await queries.query<Omit<KeptWayFile, 'at'> & { orderNo: string; at: Date }>(
    `select order_no as "orderNo", photo_id as "fileId", place, doc_type as "docType", name, size as bytes, small, taken_at as at
       from site_photos
      where order_no = any($1) and place is not null order by order_no, taken_at, photo_id`,
    [orderNos],
  );
  return datedByOrder(rows);
}

const filesAtPlace = (files: readonly KeptWayFile[], place: string, docType: string): KeptWayFile[] =>
  files.filter((file) => file.place === place && file.docType === docType);

export const lackingPapers = ({ place, papers = [] }: Pass, files: readonly KeptWayFile[]): string[] =>
  papers.flatMap(({ docType, name }) => (filesAtPlace(files, place, docType).length === 0 ? [name] : []));

export const buildPlaceView = (
  { place, papers = [], tells, plan }: Pass,
  files: readonly KeptWayFile[],
  passed: readonly string[],
  now: Date,
) => ({
  place,
  /** Earliest time of a report; null once it is possible. */
  early: isEarly(plan, now) ? plan : null,
  /** Already reported; can be reported again with other words. */
  isReported: passed.some((note) => isReportOf(note, place)),
  tells: tells?.label ?? null,
  papers: papers.map(({ docType, name }) => ({
    docType,
    name,
    files: filesAtPlace(files, place, docType).map((file) => ({
      fileId: file.fileId,
      name: file.name,
      small: file.small,
    })),
  })),
});

type WayDeps = { database: Database; modes: ServerModes; files: Pick<FileService, 'receivePicture' | 'leave'> };

type WayPlace = { orderNo: string; place: string; docType: string };

/** Refuses a file that belongs to no place ahead; the order stays locked until the transaction ends. */
async function refuseUnfit(inside: Queries, modes: ServerModes, { orderNo, place, docType }: WayPlace): Promise<void> {
  const { ahead } = await holdWay(inside, modes, orderNo);
  const pass = ahead.find((one) => one.place === place);
  if (!pass) throw badRequest(messages.placeBehind, 'place');
  if (!pass.papers?.some((paper) => paper.docType === docType)) throw badRequest(messages.placePaper, 'paper');
  const here = filesAtPlace((await readWayFiles(inside, [orderNo])).get(orderNo) ?? [], place, docType);
  if (here.length >= MOST_PHOTOS) throw new Refusal(CODES.fileRefused, messages.placeFull);
}

/** Papers and photographs handed in on the spot before a place is reported. Refusals come before the upload is read. */
export const createWayFiles = ({ database, modes, files }: WayDeps) => ({
  async add(asked: WayPlace, request: HonoRequest): Promise<void> {
    await database.tx((inside) => refuseUnfit(inside, modes, asked));
    const { orderNo, place, docType } = asked;
    const isPhoto = isWayPhoto(docType);
    await files.receivePicture(
      orderNo,
      request,
      async (inside, { fileId, name, mediaType, bytes, sha256, small, now }) => {
        await refuseUnfit(inside, modes, asked);
        await inside.query(
          `insert into site_photos (photo_id, order_no, unit, name, media_type, size, sha256, small, taken_at, place, doc_type)
           values ($1, $2, 0, $3, $4, $5, $6, $7, $8, $9, $10)`,
          [fileId, orderNo, name, mediaType, bytes, sha256, small, now, place, docType],
        );
      },
      { mayBeScan: !isPhoto },
    );
  },
  drop: ({ orderNo, fileId }: { orderNo: string; fileId: string }): Promise<void> =>
    database.tx(async (inside) => {
      const { ahead } = await holdWay(inside, modes, orderNo);
      const places = ahead.map(({ place }) => place);
      const gone = await inside.query(
        'delete from site_photos where order_no = $1 and photo_id = $2 and place = any($3) returning photo_id',
        [orderNo, fileId, places],
      );
      if (gone.length === 0) throw notFoundFault();
      await files.leave(inside, fileId);
    }),
});
