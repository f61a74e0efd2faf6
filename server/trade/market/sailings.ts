import type { LowestPrice } from '../../../contract/offers/market';
import { closureFindings, type Closure } from '../../../domain/offer/closure';
import type { Surcharge } from '../../../domain/offer/surcharge';
import type { Sailing, SailingSearch } from '../../../domain/offer/sailing';
import { toIso } from '../../../domain/values/moments';
import type { Closures } from '../closures/closures';
import { besideWay, daysBeside } from './beside';
import { findClosures } from '../closures/passed';
import type { Clock } from '../../base/clock';
import { chargedSurcharges, surchargedOfferPrice } from '../surcharges/charging';
import type { SurchargeWatch } from '../surcharges/surcharges';
import type { TariffWatch } from '../tariffs/tariffs';
import type { TakingsWatch } from '../../world/takings/watch';
import type { Lane } from '../sea/lanes';
import { type AskedLowest, lowestWeeklyPrice, shownLanes } from '../sea/prices';
import { searchLane } from '../sea/schedule';
import { shipOnWay } from '../sea/on-way';
import type { At, Schedule, ScheduleSearch, Sea } from '../sea/sea';

import { USUAL_CLASS } from '../sea/tariff';
import type { Departure } from '../sea/timetable';

type MarketDeps = {
  clock: Clock;
  sold: TakingsWatch;
  sea: Sea;
  closures: Pick<Closures, 'current'>;
  surcharges: Pick<SurchargeWatch, 'current'>;
  tariffs: Pick<TariffWatch, 'current'>;
};

function surchargedSailingPrice(price: Sailing['price'], charged: readonly Surcharge[]): Sailing['price'] {
  if (price === null) return null;
  const perBox = price.perBox.map(({ type, total }) => ({ unit: type, total }));
  const { charges, units } = surchargedOfferPrice({ charges: price.charges, units: perBox }, charged);
  return {
    ...price,
    charges,
    perBox: price.perBox.map((one, at) => ({ ...one, total: units[at]?.total ?? one.total })),
  };
}

const NOTHING = () => 0;

const departureEnds = ({ etd, eta, lane, ...ship }: Departure) => ({
  ...ship,
  ...lane,
  etd: toIso(etd),
  eta: toIso(eta),
});

function isClosed(ship: Departure, { isDanger }: AskedLowest, closures: readonly Closure[]) {
  const met = findClosures(closures, shipOnWay(departureEnds(ship)), ship.etd);
  return closureFindings(met, { isDanger: isDanger === 'Y', classes: [USUAL_CLASS] }).length > 0;
}

export function createMarket({ clock, sold, sea, closures, surcharges, tariffs }: MarketDeps) {
  async function atLane(lane: Lane | undefined): Promise<At> {
    const { taken } = lane ? await sold.in(lane.key) : { taken: NOTHING };
    return { now: clock.now(), taken, tariffs: await tariffs.current() };
  }

  const at = (search: SailingSearch) => atLane(searchLane(search));

  const askedBy = async (search: SailingSearch) => ({
    closures: await closures.current(),
    surcharges: await surcharges.current(),
    search,
    now: clock.now(),
  });

  async function beside(search: SailingSearch, sailings: readonly Sailing[]): Promise<Sailing[]> {
    const by = await askedBy(search);
    return sailings.map((one) => {
      const way = shipOnWay(one);
      const charged = chargedSurcharges(way, by);
      const acceptance = besideWay(way, one.acceptance, by).acceptance;
      return {
        ...one,
        acceptance,
        price: charged.length === 0 ? one.price : surchargedSailingPrice(one.price, charged),
      };
    });
  }

  return {
    async sailing(search: SailingSearch, sailingId: string): Promise<Sailing | undefined> {
      const sailing = sea.sailing(search, sailingId, await at(search));
      return (await beside(search, sailing ? [sailing] : []))[0];
    },
    alternatives: async (search: SailingSearch, sailingId: string): Promise<Sailing[]> =>
      beside(search, sea.alternatives(search, sailingId, await at(search))),
    takers: (sailingId: string) => sea.takers(sailingId),
    stampsOf: async (search: SailingSearch): Promise<unknown[]> => {
      const lane = searchLane(search);
      return lane
        ? [
            await sold.in(lane.key),
            sea.factorOf(lane.key),
            await closures.current(),
            await surcharges.current(),
            await tariffs.current(),
          ]
        : [];
    },
    async schedule(search: ScheduleSearch): Promise<Schedule> {
      const { days, sailings, ...schedule } = sea.schedule(search, await at(search));
      const now = await beside(search, sailings);
      const by = daysBeside(
        days,
        sailings,
        now.map((one) => ({ ...one, leavesAt: one.etd })),
      );
      return { ...schedule, days: by, sailings: now };
    },
    async lowest(asked: AskedLowest): Promise<LowestPrice[]> {
      const [told, rows] = [await closures.current(), await surcharges.current()];
      const prices = shownLanes(asked.line).map(async (lane) => {
        const moment = await atLane(lane);
        const open = sea.departuresOn(lane, moment).filter((one) => !isClosed(one, asked, told));
        const by = { surcharges: rows, search: asked, now: moment.now };
        const onTop = (ship: Departure) => chargedSurcharges(shipOnWay(departureEnds(ship)), by);
        return lowestWeeklyPrice(lane, open, asked, {
          ...sea.worldOn(lane, moment),
          tariffs: moment.tariffs,
          chargedOn: onTop,
        });
      });
      return (await Promise.all(prices)).flat();
    },
  };
}

export type Market = ReturnType<typeof createMarket>;
