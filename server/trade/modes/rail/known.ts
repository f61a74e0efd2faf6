import type { RailDetail } from '../../../../domain/modes/rail/detail';
import type { RailFinding } from '../../../../domain/modes/rail/finding';
import { goodsFindings, isWinterFor, type RailWay } from '../../../../domain/modes/rail/judging';
import { pairedInstead } from '../../../../domain/modes/rail/pairing';
import { railCharges, warmthLines } from '../../../../domain/modes/rail/price';
import type { RailOffer } from '../../../../domain/modes/rail/quote';
import type { RailRates } from '../../../../domain/modes/rail/rates';
import type { CountedRail, RailSearch } from '../../../../domain/modes/rail/search';
import { oddTwentyFindings, twentiesAsked } from '../../../../domain/modes/rail/wagons';
import { sumIn } from '../../../../domain/offer/charge-lines';
import type { PlaceNotice } from '../../../../domain/offer/notice';
import type { End } from '../../../../domain/offer/sailing';
import { dayAt, type Day } from '../../../../domain/values/days';
import { DOLLAR } from '../../../../domain/values/money';
import { keptByWords } from '../../offers/kept-by-words';
import { pricedInWeek } from '../../../../domain/offer/priced';
import { lowestRate } from '../../offers/level';
import type { World as ModeWorld } from '../mode';
import type { RailQuestionFacts } from './asked';
import { marketOf, routesElsewhere, type RailRoute } from './routes';
import { FREE_DAYS, PER_DAY, ratesOn } from './tariff';
import { verdictOf } from './verdict';

export type World = Pick<ModeWorld, 'now' | 'taken' | 'told' | 'isShut'>;

const endOf = ({ code, nameCn, nameEn }: End): End => ({ code, nameCn, nameEn });

const tariffs = keptByWords<RailRates>();

/** Weekly tariff of a route; cached, since alternatives read it too. */
export function ratesOf(route: RailRoute, now: number): RailRates {
  const week = pricedInWeek(now);
  return tariffs(`${marketOf(route)} ${week}`, () =>
    ratesOn(route, lowestRate(`${route.org.code}-${route.dst.code}`, week)),
  );
}

const takesOf = ({ platform, org, dst }: RailRoute): RailDetail['takes'] => ({
  train: platform.takes,
  org: org.takes,
  dst: dst.takes,
});

type TrainNotice = { leaves: Day; notice: PlaceNotice | null };

const wayOf = (route: RailRoute, { leaves, notice }: TrainNotice): RailWay => ({
  train: route.platform.nameCn,
  org: route.org,
  dst: route.dst,
  takes: takesOf(route),
  border: route.border,
  notice,
  leaves,
  mostDays: route.transitDays[1],
});

export const mustApply = ({ isDanger, hasPermit }: RailSearch): boolean => isDanger === 'Y' && !hasPermit;

function findingsOn(route: RailRoute, told: TrainNotice, search: RailSearch, asked: RailQuestionFacts): RailFinding[] {
  const { isDanger, heating } = search;
  return [
    ...goodsFindings(asked.goods, wayOf(route, told), {
      isDanger,
      heating: heating ?? 'NONE',
      permit: search.hasPermit ? 'railHeld' : 'railApproval',
    }),
    ...asked.declared,
    ...oddTwentyFindings(twentiesAsked(search.boxes)),
  ];
}

const chargesFor = (boxes: CountedRail[], search: RailSearch, { classes }: RailQuestionFacts, rates: RailRates) =>
  railCharges(
    {
      boxes,
      owner: search.owner,
      heating: search.heating ?? 'NONE',
      isDanger: search.isDanger,
      classes,
      services: mustApply(search) ? ['DGA'] : [],
      insuredValue: '',
    },
    rates,
  );

const MOST_ELSEWHERE = 2;

const endsOf = ({ platform, org, dst }: RailRoute) => ({
  supplier: endOf(platform),
  org: endOf(org),
  dst: endOf(dst),
});

/** Alternative ways: if this one refuses the goods, any; otherwise from here on the same line. */
function elsewhere(
  route: RailRoute,
  search: RailSearch,
  asked: RailQuestionFacts,
  { now, isShut }: Pick<World, 'now' | 'isShut'>,
): RailDetail['instead'] {
  // Notices exclude no way.
  const today = { leaves: dayAt(now), notice: null };
  const isTaken = (other: RailRoute) => findingsOn(other, today, search, asked).every(({ level }) => level !== 'BLOCK');
  const isOpen = (other: RailRoute) =>
    !isShut({ mode: 'RAIL', ...endsOf(other), leavesAt: null, arrivesAt: null, detail: { border: other.border } });
  const taking: RailRoute[] = [];
  for (const other of routesElsewhere(route, !isTaken(route))) {
    if (taking.length === MOST_ELSEWHERE) break;
    if (isTaken(other) && isOpen(other)) taking.push(other);
  }
  return taking.map((other) => ({
    org: endOf(other.org),
    dst: endOf(other.dst),
    way: {
      border: other.border,
      transitDays: other.transitDays,
      total: chargesFor(search.boxes, search, asked, ratesOf(other, now))?.totalUsd.amount ?? null,
    },
  }));
}

type Alike = Pick<RailOffer, 'supplier' | 'org' | 'dst' | 'acceptance' | 'detail'>;

/** Answer common to all trains of a route; only cold weather differs by day. */
export function knownOf(route: RailRoute, search: RailSearch, asked: RailQuestionFacts, world: World) {
  const { now, told } = world;
  const rates = ratesOf(route, now);
  const charges = chargesFor(search.boxes, search, asked, rates);
  const notice = told(route.border);
  const warmth = (heating: 'HEAT' | 'LINER') => sumIn(DOLLAR, warmthLines(search.boxes, heating, rates));
  const ends = endsOf(route);
  const always = {
    line: route.line,
    border: route.border,
    transitDays: route.transitDays,
    takes: takesOf(route),
    notice,
    freeDays: FREE_DAYS,
    perDay: PER_DAY,
    warmth: { HEAT: warmth('HEAT'), LINER: warmth('LINER') },
  };
  const others = {
    paired: pairedInstead(search.boxes).map((boxes) => ({
      boxes,
      total: chargesFor(boxes, search, asked, rates)?.totalUsd.amount ?? null,
    })),
    instead: elsewhere(route, search, asked, world),
  };
  const said = new Map<boolean, Alike>();
  return {
    rates,
    price: charges && { charges, units: [] },
    on(leaves: Day): Alike {
      const isWinter = isWinterFor({ leaves, mostDays: route.transitDays[1] });
      const before = said.get(isWinter);
      if (before) return before;
      const findings = findingsOn(route, { leaves, notice }, search, asked);
      const shown = findings.map(({ level, code, given }) => ({ level, code, given }));
      const alike = { ...ends, acceptance: verdictOf(findings), detail: { ...always, findings: shown, ...others } };
      said.set(isWinter, alike);
      return alike;
    },
  };
}

export type RailContext = ReturnType<typeof knownOf>;
