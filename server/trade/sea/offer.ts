import { type Cutoff, cutoffsForSailing, isDeadline } from '../../../domain/offer/cutoffs';
import { dayAt, type Day } from '../../../domain/values/days';
import type { End, Sailing, SailingState } from '../../../domain/offer/sailing';
import type { Verdict } from '../../../domain/goods/verdict';
import type { SeaPort } from '../../world/ports/sea-port';
import type { SeaQuestionFacts, SeaPrice } from './asked';
import { freeTimeTerms } from '../../../domain/offer/free-time-terms';
import { swingRate, carrierSwing } from './level';
import type { Departure } from './timetable';
import { offerState } from '../offers/state-of';

export type World = {
  now: number;
  taken: (sailingId: string) => number;
  lowestRate: number;
  /** Prices that the desk entered: all carriers ask the same. */
  isEntered: boolean;
  /** Moves a lane's prices off the tariff; 1 outside tests. */
  factor: number;
};

type Lasting = Omit<Sailing, 'state' | 'slots' | 'acceptance' | 'price'>;

export type SeaContext = {
  lasting: Lasting;
  day: Day;
  closesAt: number;
  share: number;
};

export type Standing = {
  known: SeaContext;
  state: SailingState;
  slots: number;
  acceptance: Verdict;
  /** Factor to the tariff; null without a price. */
  rate: number | null;
};

export type Offer = Omit<Standing, 'rate'> & { priced: SeaPrice | null };

const portEnd = ({ code, nameCn, nameEn }: SeaPort): End => ({ code, nameCn, nameEn });
const formatIso = (moment: number) => new Date(moment).toISOString();

export function departureCutoffs({ etd, lane, cutoffs = {} }: Departure, isDanger: boolean): Cutoff[] {
  const byRule = cutoffsForSailing(formatIso(etd), isDanger, lane.org.dgHandling);
  return byRule.map(({ code, at }) => ({ code, at: cutoffs[code] ?? at }));
}

function lay(departure: Departure, isDanger: boolean): SeaContext {
  const { sailingId, carrier, lane, via, vessel, voyage, service, transitDays } = departure;
  const etd = formatIso(departure.etd);
  const cutoffs = departureCutoffs(departure, isDanger);
  const lasting = {
    sailingId,
    carrier: { code: carrier.code, nameCn: carrier.nameCn, nameEn: carrier.nameEn },
    vessel,
    voyage,
    service,
    org: portEnd(lane.org),
    dst: portEnd(lane.dst),
    via: via && portEnd(via),
    etd,
    eta: formatIso(departure.eta),
    transitDays,
    cutoffs,
    freeTime: freeTimeTerms(isDanger),
  };
  return {
    lasting,
    day: dayAt(departure.etd),
    closesAt: Math.min(...cutoffs.filter(({ code }) => isDeadline(code)).map(({ at }) => Date.parse(at))),
    share: carrierSwing(departure),
  };
}

const kept = { dangerous: new WeakMap<Departure, SeaContext>(), general: new WeakMap<Departure, SeaContext>() };

/** Computed once per departure. */
export function departureContext(departure: Departure, isDanger: boolean): SeaContext {
  const all = isDanger ? kept.dangerous : kept.general;
  const found = all.get(departure) ?? lay(departure, isDanger);
  all.set(departure, found);
  return found;
}

export const isClosed = ({ closesAt }: SeaContext, now: number): boolean => now > closesAt;

const rateIn = ({ lowestRate, isEntered, factor }: World, share: number): number =>
  swingRate(lowestRate, isEntered ? 0 : share) * factor;

export const worldRate = (departure: Departure, world: World): number => rateIn(world, carrierSwing(departure));

export function departureStanding(departure: Departure, asked: SeaQuestionFacts, world: World): Standing {
  const known = departureContext(departure, asked.cargo.kind !== 'GENERAL');
  const slots = Math.max(departure.slots - world.taken(departure.sailingId), 0);
  const hasPrice = departure.hasTariff && asked.hasPrice;
  return {
    known,
    state: offerState(isClosed(known, world.now), slots < asked.count, hasPrice),
    slots,
    acceptance: asked.acceptanceBy(departure),
    rate: hasPrice ? rateIn(world, known.share) : null,
  };
}

export function buildOffer(departure: Departure, asked: SeaQuestionFacts, world: World): Offer {
  const { known, state, slots, acceptance, rate } = departureStanding(departure, asked, world);
  return { known, state, slots, acceptance, priced: rate === null ? null : asked.pricedAt(rate) };
}

export const isBookable = ({ state, acceptance }: Pick<Sailing, 'state' | 'acceptance'>): boolean =>
  state === 'OPEN' && acceptance.level !== 'BLOCK' && acceptance.level !== 'MANUAL';
