import { airSchedule } from '../../../contract/modes/air/search';
import type { AirOffer } from '../../../domain/modes/air/quote';
import { acetone, isBookable } from '../../server/trade/modes/support/air';
import type { deviceOf } from '../booking/ordered';

/** Where passenger aircraft fly to on several days of the week: of every flight some weeks are full, or have no price. */
const PLACES = ['FRA', 'SIN', 'BKK', 'LHR', 'SYD'];

type Device = Awaited<ReturnType<typeof deviceOf>>;

/** Two cans of acetone for a belly, and the flight they are booked on, which a later one may follow. */
export async function bellyFor(device: Device) {
  for (const dstPortCode of PLACES) {
    const search = acetone(20, { dstPortCode, net: 5, pieces: 2 });
    const { offers } = await device.call<{ offers: AirOffer[] }>(airSchedule.path, search);
    const [first, ...later] = offers.filter(isBookable);
    if (first?.detail.aircraft === 'P' && later.length > 0) return { ...search, offerId: first.offerId };
  }
  throw new Error('no passenger flight leaves before another');
}
