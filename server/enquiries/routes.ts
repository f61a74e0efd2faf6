import { ASK_WIRES, wiresIn } from '../../contract/modes';
import type { Route } from '../http/route';
import { serveOwner } from '../http/serve';
import type { EnquiryService } from './service';

/** The same two of every mode that is asked for. */
export const enquiryRoutes = (enquiries: EnquiryService): Route[] =>
  wiresIn(ASK_WIRES).flatMap(([id, { submit, list }]) => [
    serveOwner(submit, ({ form }, { userId }) => enquiries.submit({ id, userId, form })),
    serveOwner(list, (_, { userId }) => enquiries.list(userId)),
  ]);
