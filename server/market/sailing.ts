import { cutoffsOf, isDeadline } from '../../domain/cutoffs';
import type { End, Sailing, SailingState } from '../../domain/sailing';
import type { SeaPort } from '../ports/sea-port';
import { acceptanceOf } from './acceptance';
import type { Cargo } from './cargo';
import { type Boxes, pricerOf } from './charges';
import { freeTimeOf } from './free-time';
import { pricedInWeek, rateOf } from './level';
import type { Departure } from './timetable';

/** What was asked, read once for all sailings of a lane. `priceAt` a rate; null where there is no price. */
export type Asked = { cargo: Cargo; boxes: Boxes; priceAt: (rate: number) => Sailing['price'] };

export function askFor(line: string, cargo: Cargo, boxes: Boxes): Asked {
  const all = pricerOf(line, cargo, boxes);
  const singles = boxes.flatMap(({ type }) => {
    const pricer = pricerOf(line, cargo, [{ type, count: 1 }]);
    return pricer ? [{ type, pricer }] : [];
  });
  const priceAt = (rate: number) =>
    all && { perBox: singles.map(({ type, pricer }) => ({ type, total: pricer(rate).totalUsd })), charges: all(rate) };
  return { cargo, boxes, priceAt };
}

/** What the world is like at the moment of asking. */
export type World = {
  now: number;
  taken: (sailingId: string) => number;
  /** Moves the prices of a lane away from the tariff; 1 outside of tests. */
  factor: number;
};

type Lasting = Omit<Sailing, 'state' | 'slots' | 'acceptance' | 'price'>;
/** `closesAt`: the first of its deadlines, after which nothing more is booked. */
type Known = { lasting: Lasting; closesAt: number };

const endOf = ({ code, nameCn, nameEn }: SeaPort): End => ({ code, nameCn, nameEn });
const isoOf = (moment: number) => new Date(moment).toISOString();

export const boxesIn = (boxes: Boxes): number => boxes.reduce((all, { count }) => all + count, 0);

function lay(departure: Departure, isDanger: boolean): Known {
  const { sailingId, carrier, lane, via, vessel, voyage, service, transitDays } = departure;
  const etd = isoOf(departure.etd);
  const cutoffs = cutoffsOf(etd, isDanger, lane.org.dgHandling);
  const lasting = {
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
  };
  return {
    lasting,
    closesAt: Math.min(...cutoffs.filter(({ code }) => isDeadline(code)).map(({ at }) => Date.parse(at))),
  };
}

const known = { dangerous: new WeakMap<Departure, Known>(), general: new WeakMap<Departure, Known>() };

/** What does not change from one question to the next is laid out once for each departure. */
function knownOf(departure: Departure, isDanger: boolean): Known {
  const kept = isDanger ? known.dangerous : known.general;
  const found = kept.get(departure) ?? lay(departure, isDanger);
  kept.set(departure, found);
  return found;
}

function stateOf(isClosed: boolean, isShort: boolean, hasPrice: boolean): SailingState {
  if (isClosed) return 'CLOSED';
  if (isShort) return 'SOLD_OUT';
  return hasPrice ? 'OPEN' : 'ENQUIRE';
}

/** After this moment a departure is `CLOSED` for such goods. */
export const closesAt = (departure: Departure, { cargo }: Asked): number =>
  knownOf(departure, cargo.kind !== 'GENERAL').closesAt;

export function sailingOf(departure: Departure, asked: Asked, world: World): Sailing {
  const { lasting, closesAt: closing } = knownOf(departure, asked.cargo.kind !== 'GENERAL');
  const slots = Math.max(departure.slots - world.taken(departure.sailingId), 0);
  const rate = rateOf(departure, pricedInWeek(world.now)) * world.factor;
  const price = departure.hasTariff ? asked.priceAt(rate) : null;
  return {
    ...lasting,
    state: stateOf(world.now > closing, slots < boxesIn(asked.boxes), price !== null),
    slots,
    acceptance: acceptanceOf(departure, asked.cargo),
    price,
  };
}

/** Can it be ordered here and now? */
export const isBookable = ({ state, acceptance }: Sailing): boolean =>
  state === 'OPEN' && acceptance.level !== 'BLOCK' && acceptance.level !== 'MANUAL';
