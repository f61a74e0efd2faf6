import type { HonoRequest } from 'hono';

import type { RequestOf } from '../../../../contract/wire/endpoint';
import type { handInOnCase } from '../../../../contract/house/cases';
import { notFoundFault } from '../../../base/http/refusal';
import type { FileService } from '../../../people/files/service';
import type { OrderDesk } from '../../../orders/order-service/desk';
import type { OrderService } from '../../../orders/order-service/service';
import { actingAs } from '../../../people/staff/acting';
import type { StaffUser } from '../../../people/staff/sessions';
import type { createCaseWork } from '../work';
import type { AtDesk } from './acts/act';
import { splitPlacePaper } from './acts/on-way';

type HandInDeps = {
  orders: Pick<OrderService, 'deskOver'>;
  files: Pick<FileService, 'areOf' | 'receivePicture' | 'leave'>;
  work: ReturnType<typeof createCaseWork<AtDesk, OrderDesk>>;
};

/** Adds a file to a case. Returns the new turn, which the next upload must send. */
export const createHandIn =
  ({ orders, files, work }: HandInDeps) =>
  async (user: StaffUser, asked: RequestOf<typeof handInOnCase>, request: HonoRequest): Promise<string> => {
    const { no: orderNo, at } = asked;
    await work.open(user, asked.act, asked);
    const turn = work.turnOf(user, asked, { act: asked.act, said: { at }, to: user.staffId });
    const desk = orders.deskOver({
      files: {
        ...files,
        receivePicture: (place, incoming, write, how) =>
          files.receivePicture(place, incoming, turn.writing(write), how),
      },
    });
    const act = desk.acts.find(({ name }) => name === asked.act);
    if (!act || !('handsIn' in act)) throw notFoundFault();
    const told = asked.act === 'photo' ? { orderNo, unit: at } : { orderNo, ...splitPlacePaper(at) };
    await actingAs(user.staffId, () => act.handsIn(told, request));
    turn.holdToLine();
    return work.turnNow(asked);
  };
