import { searchDesk } from '../../../contract/house/search';
import { caseColleagues, casesTakenOver } from '../../../contract/house/cases';
import { READERS, WORKERS } from '../../../domain/house/duties';
import type { QueueCounts } from '../../../domain/house/queue';
import { deskSoughtIn } from '../../../domain/house/search';
import { hasRole, type StaffRole } from '../../../domain/house/roles';
import { STAFF_SESSION_MS } from '../../../domain/house/credentials';
import type { SubjectKind } from '../../../domain/house/subjects';
import type { Queries } from '../../base/database/database';
import type { Route } from '../../base/http/route';
import { staffStore } from '../../people/staff/store';
import { buyerPapers } from './buyer-papers/subject';
import { calendar } from './calendar/subject';
import { closures } from './closures/subject';
import { type CustomerDeskDeps, customerDeskRoutes } from './customers/routes';
import { contentDeskRoutes, type ContentRouteDeps } from './content/routes';
import { enquiries } from './enquiries/subject';
import { logDeskRoutes } from './log-table';
import { notices } from './notices/subject';
import { notingOpenings } from './openings';
import { orders } from './orders/subject';
import { samples } from './samples/subject';
import { deskHits } from './search';
import { surcharges } from './surcharges/subject';
import { tariffs } from './tariffs/subject';
export { giveBackLapsed } from './holder';
import { listTakenOver } from './turn';
import { verifications } from './verifications/subject';

const SUBJECTS = {
  order: orders,
  enquiry: enquiries,
  verification: verifications,
  buyerPaper: buyerPapers,
  sample: samples,
  notice: notices,
  closure: closures,
  surcharge: surcharges,
  calendar,
  tariff: tariffs,
} satisfies Readonly<Record<SubjectKind, object>>;

type AnySubject = (typeof SUBJECTS)[SubjectKind];
type DepsOf<TSubject extends AnySubject> = Parameters<TSubject['routes']>[0];
type Deps = DepsOf<typeof orders> &
  DepsOf<typeof enquiries> &
  DepsOf<typeof verifications> &
  DepsOf<typeof buyerPapers> &
  DepsOf<typeof samples> &
  DepsOf<typeof notices> &
  DepsOf<typeof closures> &
  DepsOf<typeof surcharges> &
  DepsOf<typeof calendar> &
  DepsOf<typeof tariffs> &
  CustomerDeskDeps &
  ContentRouteDeps;

/** Count per visible queue: waiting cases, current notices and closures, or unannounced years. */
async function countQueues(queries: Queries, roles: readonly StaffRole[], now: Date): Promise<QueueCounts> {
  let counts: QueueCounts = {};
  for (const one of Object.values(SUBJECTS))
    if (hasRole(roles, READERS[one.kind])) counts = { ...counts, ...(await one.counts(queries, now)) };
  return counts;
}

export function deskRoutes(deps: Deps): Route[] {
  const { door, database, clock } = deps;
  const counts = (roles: readonly StaffRole[]) => countQueues(database, roles, new Date(clock.now()));
  return [
    ...Object.values(SUBJECTS).flatMap((one) => one.routes(deps, counts)),
    ...customerDeskRoutes(deps),
    ...logDeskRoutes(deps),
    ...contentDeskRoutes(deps),
    door.serve(searchDesk, ({ text }, { roles }) => deskHits(database, deskSoughtIn(text), roles)),
    door.serve(casesTakenOver, async (_, { staffId }) => ({
      records: await listTakenOver(database, staffId, new Date(clock.now() - STAFF_SESSION_MS)),
    })),
    door.serve(caseColleagues, async ({ kind }) => ({
      records: (await staffStore(database).list())
        .filter(({ roles }) => hasRole(roles, WORKERS[kind]))
        .map(({ staffId, name }) => ({ staffId, name })),
    })),
  ].map(notingOpenings(deps));
}
