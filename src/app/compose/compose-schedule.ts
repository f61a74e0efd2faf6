import type { Offer } from '../../../domain/offer/offer';
import type { Gateway } from '../../effects/gateway/gateway';
import type { Schedule } from '../../effects/market/load-schedule';
import { askOnce } from '../once';
import { composeOffers, type Offers } from './compose-offers';

export type SchedulePage<TAsked, TOffer extends Offer, TSearch extends object> = Pick<
  Offers,
  'route' | 'warm' | 'keeping'
> & {
  /** Loaded with the first search. */
  schedule: () => Promise<{ schedule: Schedule<TAsked, TOffer, TSearch> }>;
};

export function composeSchedule<TAsked, TOffer extends Offer, TSearch extends object>(
  gateway: () => Promise<Gateway>,
  page: SchedulePage<TAsked, TOffer, TSearch>,
) {
  const now = askOnce(async () => {
    const [open, { scheduleCallsOver }, { schedule }] = await Promise.all([
      gateway(),
      import('../calls/schedule-calls'),
      page.schedule(),
    ]);
    return scheduleCallsOver(open, schedule);
  });
  return { ...composeOffers({ ...page, now }), now };
}
