import { ASK_WIRES, listWires } from '../../../contract/modes';
import type { Route } from '../../base/http/route';
import { serve, serveOwner } from '../../base/http/serve';
import type { EnquiryService } from './service';

export const enquiryRoutes = (enquiries: EnquiryService): Route[] =>
  listWires(ASK_WIRES).flatMap(([id, { price, submit, list, read, accept, decline, withdraw, say }]) => [
    serve(price, async ({ form }) => ({ price: await enquiries.instant({ mode: id, form }) })),
    serveOwner(submit, ({ form, isMeant }, { userId }) => enquiries.submit({ id, userId, form, isMeant })),
    serveOwner(list, (_, { userId }) => enquiries.list(userId)),
    serveOwner(read, ({ enquiryNo }, { userId }) => enquiries.read(userId, enquiryNo)),
    serveOwner(accept, (accepted, { userId }) => enquiries.accept({ ...accepted, userId })),
    serveOwner(decline, (declined, { userId }) => enquiries.decline({ ...declined, userId })),
    serveOwner(withdraw, ({ enquiryNo }, { userId }) => enquiries.withdraw({ enquiryNo, userId })),
    serveOwner(say, (said, { userId }) => enquiries.say({ ...said, userId })),
  ]);
