import { COMPLAIN_DAYS } from '../../../domain/order/complaint';
import { dayAt, daysAfter, momentOf } from '../../../domain/values/days';
import type { ServerModes } from '../../modes';
import type { Over } from '../after';
import type { AfterDeps } from '../deps';
import { PASSED } from '../way/ahead';
import { RECEIVE_MESSAGES as messages } from './messages';

const ARRIVED = 'arrived';

/** What of an order of a mode says that its goods were taken: the report of a signature, or that they were brought. */
const takenIn = (modes: ServerModes): { mode: string; event: string; place: string }[] =>
  Object.entries(modes).flatMap(([mode, one]) => {
    const receiving = one?.kind === 'booked' ? one.after?.receive : undefined;
    if (!receiving) return [];
    const { signedFor } = receiving;
    return [{ mode, event: signedFor === null ? ARRIVED : PASSED, place: signedFor ?? '' }];
  });

type Row = { orderNo: string; event: string };

/** Orders that have arrived, whose goods somebody took more than seven days ago. */
export const takenLongAgoWith =
  ({ database, modes }: Pick<AfterDeps, 'database' | 'modes'>) =>
  async (now: Date): Promise<Over[]> => {
    const taken = takenIn(modes);
    const before = momentOf(daysAfter(dayAt(now.getTime()), -COMPLAIN_DAYS));
    const rows = await database.query<Row>(
      `select distinct o.order_no as "orderNo", e.event
         from orders o
         join unnest($1::text[], $2::text[], $3::text[]) as s (mode, event, place) on s.mode = o.mode
         join order_events e on e.order_no = o.order_no and e.event = s.event and starts_with(coalesce(e.note, ''), s.place)
        where o.state = 'ARRIVED' and e.happened_at < $4
        order by 1`,
      [
        taken.map(({ mode }) => mode),
        taken.map(({ event }) => event),
        taken.map(({ place }) => place),
        new Date(before),
      ],
    );
    return rows.map(({ orderNo, event }) => ({
      orderNo,
      reason: messages.byDays(event === ARRIVED ? messages.brought : messages.signed),
    }));
  };
