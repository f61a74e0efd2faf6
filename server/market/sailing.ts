import { cutoffsOf, isBookingClosed } from '../../domain/cutoffs';
import type { Cutoff, End, Sailing, SailingState } from '../../domain/sailing';
import type { SeaPort } from '../ports/sea-port';
import { acceptanceOf } from './acceptance';
import type { Cargo } from './cargo';
import { type Boxes, chargesOf } from './charges';
import { freeTimeOf } from './free-time';
import { pricedInWeek, rateOf } from './level';
import type { Departure } from './timetable';

/** What was asked, read once for all sailings of a lane. */
export type Asked = { cargo: Cargo; boxes: Boxes };

/** What the world is like at the moment of asking. */
export type World = {
  now: number;
  taken: (sailingId: string) => number;
  /** Moves the prices of a lane away from the tariff; 1 outside of tests. */
  factor: number;
};

const endOf = ({ code, nameCn, nameEn }: SeaPort): End => ({ code, nameCn, nameEn });
const isoOf = (moment: number) => new Date(moment).toISOString();

export const boxesIn = (boxes: Boxes): number => boxes.reduce((all, { count }) => all + count, 0);

/** Dollars for these boxes on this departure, as of now; null where nobody has named a price. */
function priceOf(departure: Departure, { cargo, boxes }: Asked, { now, factor }: World): Sailing['price'] {
  if (!departure.hasTariff) return null;
  const rate = rateOf(departure, pricedInWeek(now)) * factor;
  const charges = chargesOf(departure.lane.line, rate, cargo, boxes);
  if (!charges) return null;
  const perBox = boxes.flatMap(({ type }) => {
    const single = chargesOf(departure.lane.line, rate, cargo, [{ type, count: 1 }]);
    return single ? [{ type, total: single.totalUsd }] : [];
  });
  return { perBox, charges };
}

function stateOf(cutoffs: readonly Cutoff[], isShort: boolean, hasPrice: boolean, now: number): SailingState {
  if (isBookingClosed(cutoffs, now)) return 'CLOSED';
  if (isShort) return 'SOLD_OUT';
  return hasPrice ? 'OPEN' : 'ENQUIRE';
}

export function sailingOf(departure: Departure, asked: Asked, world: World): Sailing {
  const { sailingId, carrier, lane, via, vessel, voyage, service, transitDays } = departure;
  const isDanger = asked.cargo.kind !== 'GENERAL';
  const etd = isoOf(departure.etd);
  const cutoffs = cutoffsOf(etd, isDanger, lane.org.dgHandling);
  const slots = Math.max(departure.slots - world.taken(sailingId), 0);
  const price = priceOf(departure, asked, world);
  return {
    sailingId,
    carrier: { code: carrier.code, nameCn: carrier.nameCn, nameEn: carrier.nameEn },
    vessel,
    voyage,
    service,
    org: endOf(lane.org),
    dst: endOf(lane.dst),
    via: via && endOf(via),
    etd,
    eta: isoOf(departure.eta),
    transitDays,
    cutoffs,
    freeTime: freeTimeOf(isDanger),
    state: stateOf(cutoffs, slots < boxesIn(asked.boxes), price !== null, world.now),
    slots,
    acceptance: acceptanceOf(departure, asked.cargo),
    price,
  };
}

/** Can it be ordered here and now? */
export const isBookable = ({ state, acceptance }: Sailing): boolean =>
  state === 'OPEN' && acceptance.level !== 'BLOCK' && acceptance.level !== 'MANUAL';
