import {
  ORDER_QUEUE_IDS,
  ORDER_QUEUES,
  QUEUED_STATES,
  type QueueCounts,
  type QueueId,
  visibleQueues,
} from '../../../domain/house/queue';
import type { StaffRole } from '../../../domain/house/roles';
import { queryCount } from '../../base/database/counted';
import type { Queries } from '../../base/database/database';
import { enquiriesWaiting } from './enquiries/queue';
import { buyerPapersWaiting } from './buyer-papers/queue';
import { samplesWaiting } from './samples/queue';
import { yearsUntold } from './calendar/queue';
import { closuresStanding } from './closures/queue';
import { surchargesWaiting } from './surcharges/queue';
import { countNotices } from './notices/queue';
import { VERIFICATIONS_WAITING } from './verifications/queue';

const OPEN = QUEUED_STATES.map((state) => `'${state}'`).join(', ');

async function countWaitingOrders(queries: Queries): Promise<QueueCounts> {
  const rows = await queries.query<{ state: string; count: number }>(
    `select state, count(*) as count from orders where state in (${OPEN}) group by state`,
  );
  const ended = `select count(*) as count from orders where is_complained and state not in (${OPEN})`;
  const complained = await queryCount(queries, ended, []);
  const of = (id: keyof typeof ORDER_QUEUES) =>
    rows
      .filter(({ state }) => ORDER_QUEUES[id].some((one) => one === state))
      .reduce((all, { count }) => all + count, 0);
  return Object.fromEntries(ORDER_QUEUE_IDS.map((id) => [id, of(id) + (id === 'carriage' ? complained : 0)]));
}

/** Count per visible queue: waiting cases, current notices and closures, or unannounced years. */
export async function countQueues(queries: Queries, roles: readonly StaffRole[], now: Date): Promise<QueueCounts> {
  const shown: readonly QueueId[] = visibleQueues(roles);
  const { sql, given } = enquiriesWaiting(now);
  return {
    ...(shown.includes('review') && (await countWaitingOrders(queries))),
    ...(shown.includes('enquiries') && {
      enquiries: await queryCount(queries, `select count(*) as count from ${sql} w`, given),
    }),
    ...(shown.includes('verifications') && {
      verifications: await queryCount(
        queries,
        `select count(*) as count from enterprise_verifications v join enterprises e on e.id = v.enterprise_id where ${VERIFICATIONS_WAITING}`,
        [],
      ),
    }),
    ...(shown.includes('buyerPapers') && { buyerPapers: await buyerPapersWaiting(queries) }),
    ...(shown.includes('samples') && { samples: await samplesWaiting(queries) }),
    ...(shown.includes('closures') && { closures: await closuresStanding(queries, now) }),
    ...(shown.includes('surcharges') && { surcharges: await surchargesWaiting(queries, now) }),
    ...(shown.includes('calendar') && { calendar: await yearsUntold(queries, now.getTime()) }),
    ...(shown.includes('notices') && { notices: await countNotices(queries, now) }),
  };
}
