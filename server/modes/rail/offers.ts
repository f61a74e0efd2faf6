import { railCutoffs, APPROVAL_DAYS } from '../../../domain/modes/rail/cutoffs';
import type { RailDetail } from '../../../domain/modes/rail/detail';
import { found, type RailFinding } from '../../../domain/modes/rail/finding';
import { goodsFindings, type RailWay } from '../../../domain/modes/rail/judging';
import { pairedInstead } from '../../../domain/modes/rail/pairing';
import { railCharges, warmthLines } from '../../../domain/modes/rail/price';
import type { RailOffer } from '../../../domain/modes/rail/quote';
import type { RailRates } from '../../../domain/modes/rail/rates';
import { CALENDAR_DAYS, type CountedRail, type RailSearch } from '../../../domain/modes/rail/search';
import { oddTwentyFindings, teuOf } from '../../../domain/modes/rail/wagons';
import { sumIn } from '../../../domain/offer/charge-lines';
import type { Charges } from '../../../domain/offer/charges';
import { firstDeadline } from '../../../domain/offer/cutoffs';
import type { PlaceNotice } from '../../../domain/offer/notice';
import type { End, SailingState } from '../../../domain/offer/sailing';
import { dayAt, daysAfter, type Day } from '../../../domain/values/days';
import { byMoment, isoOf, momentIn } from '../../../domain/values/moments';
import { DOLLAR } from '../../../domain/values/money';
import { lowestRate, pricedInWeek } from '../../market/level';
import type { World as ModeWorld } from '../mode';
import { askFor, type Asked } from './asked';
import { departuresOf, findDeparture, type Departure } from './departures';
import { awayFrom, ROUTES, routesBetween, type RailRoute } from './routes';
import { FREE_DAYS, PER_DAY, ratesOn } from './tariff';
import { verdictOf } from './verdict';

export type World = Pick<ModeWorld, 'now' | 'taken' | 'told'>;

const endOf = ({ code, nameCn, nameEn }: End): End => ({ code, nameCn, nameEn });

export const ratesOf = (route: RailRoute, now: number): RailRates =>
  ratesOn(route, lowestRate(`${route.org.code}-${route.dst.code}`, pricedInWeek(now)));

const takesOf = ({ platform, org, dst }: RailRoute): RailDetail['takes'] => ({
  train: platform.takes,
  org: org.takes,
  dst: dst.takes,
});

const wayOf = (route: RailRoute, leaves: Day, notice: PlaceNotice | null): RailWay => ({
  train: route.platform.nameCn,
  org: route.org,
  dst: route.dst,
  takes: takesOf(route),
  border: route.border,
  notice,
  leaves,
  mostDays: route.transitDays[1],
});

const countOf = ({ boxes }: RailSearch) =>
  boxes.flatMap(({ type, count }) => Array.from({ length: count }, () => type));

type Told = { leaves: Day; notice: PlaceNotice | null };

function findingsOn(route: RailRoute, { leaves, notice }: Told, search: RailSearch, asked: Asked): RailFinding[] {
  const { isDanger, heating } = search;
  return [
    ...goodsFindings(asked.goods, wayOf(route, leaves, notice), {
      isDanger,
      heating: heating ?? 'NONE',
      permit: search.hasPermit ? 'railHeld' : 'railApproval',
    }),
    ...(asked.isDisguised ? [found('MANUAL', 'railDisguised', { goods: search.goods ?? '' })] : []),
    ...oddTwentyFindings(countOf(search).filter((type) => type === '20GP').length),
  ];
}

/** What a route says to a question, whatever the day. */
type Known = {
  rates: RailRates;
  charges: Charges | null;
  paired: RailDetail['paired'];
  instead: RailDetail['instead'];
};

const MOST_INSTEAD = 2;

/** Trains to the same place from the nearest station that takes them, then from here to elsewhere. */
function insteadOf(route: RailRoute, search: RailSearch, asked: Asked, today: Day): RailDetail['instead'] {
  // What is said of a border shuts nobody out.
  const now = { leaves: today, notice: null };
  const isTaken = (other: RailRoute) => findingsOn(other, now, search, asked).every(({ level }) => level !== 'BLOCK');
  if (isTaken(route)) return [];
  const to = ROUTES.filter(({ dst }) => dst.code === route.dst.code).toSorted(
    (one, other) => awayFrom(one.org.code, route.org.code) - awayFrom(other.org.code, route.org.code),
  );
  const from = ROUTES.filter(({ org }) => org.code === route.org.code);
  return [...to, ...from]
    .filter(isTaken)
    .slice(0, MOST_INSTEAD)
    .map(({ org, dst }) => ({ org: endOf(org), dst: endOf(dst) }));
}

const mustApply = ({ isDanger, hasPermit }: RailSearch): boolean => isDanger === 'Y' && !hasPermit;

function knownOf(route: RailRoute, search: RailSearch, asked: Asked, now: number): Known {
  const rates = ratesOf(route, now);
  const chargesFor = (boxes: CountedRail[]) =>
    railCharges(
      {
        boxes,
        owner: search.owner,
        heating: search.heating ?? 'NONE',
        isDanger: search.isDanger,
        classes: asked.classes,
        services: mustApply(search) ? ['DGA'] : [],
        insuredValue: '',
      },
      rates,
    );
  const paired = pairedInstead(search.boxes).map((boxes) => ({
    boxes,
    total: chargesFor(boxes)?.totalUsd.amount ?? null,
  }));
  return {
    rates,
    charges: chargesFor(search.boxes),
    paired,
    instead: insteadOf(route, search, asked, dayAt(now)),
  };
}

function stateOf(isClosed: boolean, isSoldOut: boolean, hasPrice: boolean): SailingState {
  if (isClosed) return 'CLOSED';
  if (isSoldOut) return 'SOLD_OUT';
  return hasPrice ? 'OPEN' : 'ENQUIRE';
}

function detailOf(
  route: RailRoute,
  search: RailSearch,
  { rates, paired, instead }: Known,
  { findings, notice }: { findings: RailFinding[]; notice: PlaceNotice | null },
): RailDetail {
  const warmth = (heating: 'HEAT' | 'LINER') => sumIn(DOLLAR, warmthLines(search.boxes, heating, rates));
  return {
    line: route.line,
    border: route.border,
    transitDays: route.transitDays,
    takes: takesOf(route),
    notice,
    freeDays: FREE_DAYS,
    perDay: PER_DAY,
    warmth: { HEAT: warmth('HEAT'), LINER: warmth('LINER') },
    findings: findings.map(({ level, code, given }) => ({ level, code, given })),
    paired,
    instead,
  };
}

function offerOf(departure: Departure, search: RailSearch, asked: Asked, known: Known, world: World): RailOffer {
  const { offerId, route, day, leavesAt, arrivesAt, teu, isFull, hasTariff } = departure;
  const notice = world.told(route.border);
  const findings = findingsOn(route, { leaves: day, notice }, search, asked);
  const cutoffs = railCutoffs(leavesAt, mustApply(search));
  const closesAt = firstDeadline(cutoffs) ?? isoOf(leavesAt);
  const left = isFull ? 0 : Math.max(0, teu - world.taken(offerId, 'TEU'));
  const price = hasTariff ? known.charges : null;
  const isClosed = world.now > (momentIn(closesAt) ?? leavesAt);
  return {
    offerId,
    mode: 'RAIL',
    supplier: endOf(route.platform),
    org: endOf(route.org),
    dst: endOf(route.dst),
    leavesAt: isoOf(leavesAt),
    arrivesAt: isoOf(arrivesAt),
    cutoffs,
    closesAt,
    state: stateOf(isClosed, left < teuOf(countOf(search)), price !== null),
    left: [{ measure: 'TEU', amount: left }],
    acceptance: verdictOf(findings),
    price: price && { charges: price, units: [] },
    detail: detailOf(route, search, known, { findings, notice }),
  };
}

/** From when on anything can still be ordered: dangerous goods without a permit wait for the railways. */
function firstDay(search: RailSearch, now: number): Day {
  const soonest = daysAfter(dayAt(now), 1 + (mustApply(search) ? APPROVAL_DAYS : 0));
  return search.from !== null && search.from > soonest ? search.from : soonest;
}

/** Everything that leaves within the days of the calendar, the first of it first. */
export function offersFor(search: RailSearch, world: World): RailOffer[] {
  const asked = askFor(search);
  const from = firstDay(search, world.now);
  return routesBetween(search.orgPortCode, search.dstPortCode)
    .flatMap((route) => {
      const known = knownOf(route, search, asked, world.now);
      return departuresOf(route, from, CALENDAR_DAYS).map((one) => offerOf(one, search, asked, known, world));
    })
    .toSorted((one, other) => byMoment(one.leavesAt, other.leavesAt));
}

/** One train by its name, for these goods; null where it is none of the way. */
export function offerNamed(search: RailSearch, offerId: string, world: World) {
  const departure = findDeparture(offerId);
  if (!departure || departure.leavesAt < world.now) return null;
  const { route, hasTariff } = departure;
  if (route.org.code !== search.orgPortCode || route.dst.code !== search.dstPortCode) return null;
  const asked = askFor(search);
  const known = knownOf(route, search, asked, world.now);
  return { offer: offerOf(departure, search, asked, known, world), rates: hasTariff ? known.rates : null };
}
