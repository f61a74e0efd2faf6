import { airSchedule } from '../../../contract/modes/air/search';
import type { AirOffer } from '../../../domain/modes/air/quote';
import { acetone, isBookable } from '../../server/trade/modes/support/air';
import type { deviceOf } from '../booking/ordered';

/** Destinations with several passenger flights a week: single flights may be full or unpriced. */
const PLACES = ['FRA', 'SIN', 'BKK', 'LHR', 'SYD'];

type Device = Awaited<ReturnType<typeof deviceOf>>;

/** Quotes two cans of acetone on a passenger flight with a later replacement flight. */
export async function bellyFor(device: Device) {
  for (const dstPortCode of PLACES) {
    const search = acetone(20, { dstPortCode, net: 5, pieces: 2 });
    const { offers } = await device.call<{ offers: AirOffer[] }>(airSchedule.path, search);
    const [first, ...later] = offers.filter(isBookable);
    if (first?.detail.aircraft === 'P' && later.length > 0) return { ...search, offerId: first.offerId };
  }
  throw new Error('no passenger flight leaves before another');
}
