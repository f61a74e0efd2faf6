import { listEnquiries, submitEnquiry } from '../../contract/enquiries';
import type { Route } from '../http/route';
import { serveOwner } from '../http/serve';
import type { EnquiryService } from './service';

export const enquiryRoutes = (enquiries: EnquiryService): Route[] => [
  serveOwner(submitEnquiry, ({ form }, { userId }) => enquiries.submit(userId, form)),
  serveOwner(listEnquiries, (_, { userId }) => enquiries.list(userId)),
];
