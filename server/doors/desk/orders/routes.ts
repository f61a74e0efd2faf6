import {
  actOnCase,
  handInOnCase,
  holdCase,
  houseQueue,
  readCase,
  readCasePaper,
  readCasePrint,
  readCaseReceipt,
  rehearseAct,
} from '../../../../contract/house/cases';
import type { Queries } from '../../../base/database/database';
import { fileAnswer } from '../../../people/files/file-answer';
import type { FileService } from '../../../people/files/service';
import type { StoredFile } from '../../../people/files/store';
import { successAnswer } from '../../../base/http/answer';
import type { Route } from '../../../base/http/route';
import { validate } from '../../../base/http/validate';
import type { OrderService } from '../../../orders/order-service/service';
import type { StaffDoor } from '../../../people/staff/serve';
import { countQueues } from '../counts';
import { noteAct } from '../../../base/house-log/log';
import { notFoundFault } from '../../../base/http/refusal';
import { openedSubject } from '../openings';
import { type WorkDeps, createCaseWork } from '../work';
import { workRoutes } from '../work-routes';
import { chooseOrigin } from '../../../orders/order-service/routes';
import { readOrderCase } from './case';
import { createHandIn } from './hand-in';
import { orderCaseDesk } from './order-desk';
import { readOrderQueue } from './queue';

/**
 * A file of an order: current and earlier papers, photographs, complaint photos. Not found under another order's
 * number.
 */
async function readOrderPaper(queries: Queries, orderNo: string, fileId: string): Promise<StoredFile> {
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
  if (!file) throw notFoundFault();
  return file;
}

export type OrderDeskDeps = WorkDeps & {
  door: StaffDoor;
  orders: Pick<OrderService, 'desk' | 'deskOver' | 'readAny' | 'pagesOfAny' | 'documentOfAny' | 'foundOfAny'>;
  siteOrigin: string | undefined;
  files: Pick<FileService, 'piecesOf' | 'areOf' | 'receivePicture' | 'leave'>;
};

export function orderDeskRoutes({ door, files, orders, siteOrigin, ...deps }: OrderDeskDeps): Route[] {
  const { database, clock } = deps;
  const desk = orderCaseDesk(database, orders);
  const work = createCaseWork(deps, desk);
  const handIn = createHandIn({ orders, files, work });
  return [
    door.serve(houseQueue, async (asked, { staffId, roles }) => {
      const counts = await countQueues(database, roles, new Date(clock.now()));
      return { ...(await readOrderQueue(database, asked, { staffId, now: clock.now() })), counts };
    }),
    door.serve(readCase, ({ no }, { roles }) =>
      readOrderCase(database, orders, desk, { orderNo: no, roles, now: clock.now() }),
    ),
    door.serve(readCaseReceipt, ({ no }) => orders.readAny(no)),
    ...workRoutes(door, { rehearse: rehearseAct, act: actOnCase, hold: holdCase }, work),
    {
      method: 'POST',
      path: handInOnCase.path,
      guarded: 'own',
      async answer(request, call) {
        const user = await door.admit(call, handInOnCase.access);
        const asked = validate(handInOnCase.request, request.param());
        return successAnswer({ turn: await handIn(user, asked, request) });
      },
    },
    door.serve(readCasePrint, async ({ no, kind }, { staffId }, { header }) => {
      const page = await orders.documentOfAny(no, kind, chooseOrigin(siteOrigin, header));
      const subject = openedSubject('order', no);
      const entry = { at: new Date(clock.now()), staffId, act: 'case.printed', subject, said: kind };
      await database.tx((inside) => noteAct(inside, entry));
      return page;
    }),
    {
      method: 'GET',
      path: readCasePaper.path,
      guarded: 'own',
      async answer(request, call) {
        await door.admit(call, readCasePaper.access);
        const { no, fileId } = validate(readCasePaper.request, request.param());
        const file = await readOrderPaper(database, no, fileId);
        return fileAnswer(request, { ...file, pieces: await files.piecesOf(fileId, file) });
      },
    },
  ];
}
