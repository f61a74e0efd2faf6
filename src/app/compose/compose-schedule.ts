import type { Offer } from '../../../domain/offer/offer';
import type { Gateway } from '../../effects/gateway/gateway';
import type { Schedule } from '../../effects/market/load-schedule';
import { once } from '../once';
import { composeOffers, type Offers } from './compose-offers';

/** A page that searches the timetable of a mode. */
export type SchedulePage<TAsked, TOffer extends Offer, TSearch extends object> = Pick<
  Offers,
  'route' | 'warm' | 'keeping'
> & {
  /** Comes with the first question that is asked. */
  schedule: () => Promise<{ schedule: Schedule<TAsked, TOffer, TSearch> }>;
};

/** The charts of such a page, joined to the gateway and the browser, and what they ask. */
export function composeSchedule<TAsked, TOffer extends Offer, TSearch extends object>(
  gateway: () => Promise<Gateway>,
  page: SchedulePage<TAsked, TOffer, TSearch>,
) {
  const now = once(async () => {
    const [open, { scheduleCallsOver }, { schedule }] = await Promise.all([
      gateway(),
      import('../calls/schedule-calls'),
      page.schedule(),
    ]);
    return scheduleCallsOver(open, schedule);
  });
  return { ...composeOffers({ ...page, now }), now };
}
