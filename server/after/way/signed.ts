import { COMPLAIN_DAYS } from '../../../domain/order/complaint';
import { dayAt, daysAfter, momentOf } from '../../../domain/values/days';
import type { ServerModes } from '../../modes';
import type { AfterDeps } from '../deps';
import { PASSED } from './ahead';

/** By which report of its way the goods of a mode were taken. */
const signedIn = (modes: ServerModes): { mode: string; place: string }[] =>
  Object.entries(modes).flatMap(([mode, one]) => {
    const place = one?.kind === 'booked' ? one.after?.way?.signedFor : undefined;
    return place === undefined ? [] : [{ mode, place }];
  });

/** Orders that have arrived, whose goods somebody signed for more than seven days ago. */
export const signedLongAgoWith =
  ({ database, modes }: Pick<AfterDeps, 'database' | 'modes'>) =>
  async (now: Date): Promise<string[]> => {
    const signed = signedIn(modes);
    const before = momentOf(daysAfter(dayAt(now.getTime()), -COMPLAIN_DAYS));
    const rows = await database.query<{ orderNo: string }>(
      `select distinct o.order_no as "orderNo"
         from orders o
         join unnest($1::text[], $2::text[]) as s (mode, place) on s.mode = o.mode
         join order_events e on e.order_no = o.order_no and e.event = $3 and starts_with(e.note, s.place)
        where o.state = 'ARRIVED' and e.happened_at < $4
        order by 1`,
      [signed.map(({ mode }) => mode), signed.map(({ place }) => place), PASSED, new Date(before)],
    );
    return rows.map(({ orderNo }) => orderNo);
  };
