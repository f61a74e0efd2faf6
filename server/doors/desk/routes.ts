import { searchDesk } from '../../../contract/house/search';
import { caseColleagues, casesTakenOver } from '../../../contract/house/cases';
import { WORKERS } from '../../../domain/house/duties';
import { deskSoughtIn } from '../../../domain/house/search';
import { hasRole } from '../../../domain/house/roles';
import { STAFF_SESSION_MS } from '../../../domain/house/credentials';
import type { Route } from '../../base/http/route';
import { staffStore } from '../../people/staff/store';
import { type BuyerPaperDeskDeps, buyerPaperDeskRoutes } from './buyer-papers/routes';
import { type CalendarDeskDeps, calendarDeskRoutes } from './calendar/routes';
import { type ClosureDeskDeps, closureDeskRoutes } from './closures/routes';
import { type SurchargeDeskDeps, surchargeDeskRoutes } from './surcharges/routes';
import { type CustomerDeskDeps, customerDeskRoutes } from './customers/routes';
import { contentDeskRoutes, type ContentRouteDeps } from './content/routes';
import { logDeskRoutes } from './log-table';
import { type EnquiryDeskDeps, enquiryDeskRoutes } from './enquiries/routes';
import { type NoticeDeskDeps, noticeDeskRoutes } from './notices/routes';
import { notingOpenings } from './openings';
import { type OrderDeskDeps, orderDeskRoutes } from './orders/routes';
import { deskHits } from './search';
import { type SampleDeskDeps, sampleDeskRoutes } from './samples/routes';
export { giveBackLapsed } from './holder';
import { listTakenOver } from './turn';
import { type VerificationDeskDeps, verificationDeskRoutes } from './verifications/routes';

type Deps = OrderDeskDeps &
  EnquiryDeskDeps &
  VerificationDeskDeps &
  BuyerPaperDeskDeps &
  SampleDeskDeps &
  NoticeDeskDeps &
  ClosureDeskDeps &
  SurchargeDeskDeps &
  CalendarDeskDeps &
  CustomerDeskDeps &
  ContentRouteDeps;

export const deskRoutes = (deps: Deps): Route[] =>
  [
    ...orderDeskRoutes(deps),
    ...enquiryDeskRoutes(deps),
    ...verificationDeskRoutes(deps),
    ...buyerPaperDeskRoutes(deps),
    ...sampleDeskRoutes(deps),
    ...noticeDeskRoutes(deps),
    ...closureDeskRoutes(deps),
    ...surchargeDeskRoutes(deps),
    ...calendarDeskRoutes(deps),
    ...customerDeskRoutes(deps),
    ...logDeskRoutes(deps),
    ...contentDeskRoutes(deps),
    deps.door.serve(searchDesk, ({ text }, { roles }) => deskHits(deps.database, deskSoughtIn(text), roles)),
    deps.door.serve(casesTakenOver, async (_, { staffId }) => ({
      records: await listTakenOver(deps.database, staffId, new Date(deps.clock.now() - STAFF_SESSION_MS)),
    })),
    deps.door.serve(caseColleagues, async ({ kind }) => ({
      records: (await staffStore(deps.database).list())
        .filter(({ roles }) => hasRole(roles, WORKERS[kind]))
        .map(({ staffId, name }) => ({ staffId, name })),
    })),
  ].map(notingOpenings(deps));
