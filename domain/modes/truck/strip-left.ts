import { matchesFilter } from '../../offer/offer-list';
import type { SailingDay } from '../../offer/sailing';
import type { SailingFilter } from '../../offer/sailing-choice';
import { stripDayOf } from '../../offer/strip';
import { TRUCK_LIST } from './list';
import type { TruckOffer } from './quote';

type Strip = { days: readonly SailingDay[]; lowest: string | null };

/** Day strip after the list filter, so that no day shows a price missing from the list. */
export function filterStrip<TStrip extends Strip>(
  strip: TStrip,
  offers: readonly TruckOffer[],
  filter: SailingFilter,
): TStrip {
  const days = strip.days.map(({ day }) =>
    stripDayOf(
      day,
      offers
        .filter((offer) => matchesFilter(TRUCK_LIST.seen(offer), { ...filter, day }))
        .map(({ state, acceptance: { level }, price }) => ({ state, level, total: price?.charges.totalYuan ?? null })),
    ),
  );
  const priced = days.flatMap(({ day, lowest }) => (lowest ? [{ day, amount: lowest.amount }] : []));
  const least = Math.min(...priced.map(({ amount }) => amount));
  return { ...strip, days, lowest: priced.find(({ amount }) => amount === least)?.day ?? null };
}
