import type { RailDetail } from '../../../../domain/modes/rail/detail';
import type { RailFinding } from '../../../../domain/modes/rail/finding';
import { goodsFindings, isWinterTrain, type RailWay } from '../../../../domain/modes/rail/judging';
import { pairedInstead } from '../../../../domain/modes/rail/pairing';
import { railCharges, warmthLines } from '../../../../domain/modes/rail/price';
import type { RailOffer } from '../../../../domain/modes/rail/quote';
import type { RailRates } from '../../../../domain/modes/rail/rates';
import type { CountedRail, RailSearch } from '../../../../domain/modes/rail/search';
import { oddTwentyFindings, countTwentyFoot } from '../../../../domain/modes/rail/wagons';
import { sumInCurrency } from '../../../../domain/offer/charge-lines';
import type { PlaceNotice } from '../../../../domain/offer/notice';
import type { End } from '../../../../domain/offer/sailing';
import { dayAt, type Day } from '../../../../domain/values/days';
import { DOLLAR } from '../../../../domain/values/money';
import { pricedInWeek } from '../../../../domain/offer/priced';
import { lowestRate } from '../../offers/level';
import { marketRate } from '../../tariffs/sheet';
import type { World as ModeWorld } from '../mode';
import type { RailQuestionFacts } from './asked';
import { routesElsewhere, type RailRoute } from './routes';
import { FREE_DAYS, overdueRates, RAIL_FREIGHT, tariffRates } from './tariff';
import { buildVerdict } from './verdict';

export type World = Pick<ModeWorld, 'now' | 'taken' | 'told' | 'isShut' | 'tariffs'>;

const copyEnd = ({ code, nameCn, nameEn }: End): End => ({ code, nameCn, nameEn });

function routeRates(route: RailRoute, { now, tariffs }: Pick<World, 'now' | 'tariffs'>): RailRates | null {
  const demoRate = lowestRate(`${route.org.code}-${route.dst.code}`, pricedInWeek(now));
  return tariffRates(route, { rate: marketRate(RAIL_FREIGHT, tariffs, demoRate), tariffs });
}

const handledByStations = ({ platform, org, dst }: RailRoute): RailDetail['takes'] => ({
  train: platform.takes,
  org: org.takes,
  dst: dst.takes,
});

type TrainNotice = { leaves: Day; notice: PlaceNotice | null };

const buildRailWay = (route: RailRoute, { leaves, notice }: TrainNotice): RailWay => ({
  train: route.platform.nameCn,
  org: route.org,
  dst: route.dst,
  takes: handledByStations(route),
  border: route.border,
  notice,
  leaves,
  mostDays: route.transitDays[1],
});

export const mustApply = ({ isDanger, hasPermit }: RailSearch): boolean => isDanger === 'Y' && !hasPermit;

function judgeTrain(route: RailRoute, told: TrainNotice, search: RailSearch, asked: RailQuestionFacts): RailFinding[] {
  const { isDanger, heating } = search;
  return [
    ...goodsFindings(asked.goods, buildRailWay(route, told), {
      isDanger,
      heating: heating ?? 'NONE',
      permit: search.hasPermit ? 'railHeld' : 'railApproval',
    }),
    ...asked.declared,
    ...oddTwentyFindings(countTwentyFoot(search.boxes)),
  ];
}

const boxCharges = (
  boxes: CountedRail[],
  search: RailSearch,
  { classes }: RailQuestionFacts,
  rates: RailRates | null,
) =>
  rates &&
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

const routeEnds = ({ platform, org, dst }: RailRoute) => ({
  supplier: copyEnd(platform),
  org: copyEnd(org),
  dst: copyEnd(dst),
});

/** Alternative ways: if this one refuses the goods, any; otherwise from here on the same line. */
function elsewhere(
  route: RailRoute,
  search: RailSearch,
  asked: RailQuestionFacts,
  { now, isShut, tariffs }: Pick<World, 'now' | 'isShut' | 'tariffs'>,
): RailDetail['instead'] {
  // Notices exclude no way.
  const today = { leaves: dayAt(now), notice: null };
  const isTaken = (other: RailRoute) => judgeTrain(other, today, search, asked).every(({ level }) => level !== 'BLOCK');
  const isOpen = (other: RailRoute) =>
    !isShut({ mode: 'RAIL', ...routeEnds(other), leavesAt: null, arrivesAt: null, detail: { border: other.border } });
  const taking: RailRoute[] = [];
  for (const other of routesElsewhere(route, !isTaken(route))) {
    if (taking.length === MOST_ELSEWHERE) break;
    if (isTaken(other) && isOpen(other)) taking.push(other);
  }
  return taking.map((other) => ({
    org: copyEnd(other.org),
    dst: copyEnd(other.dst),
    way: {
      border: other.border,
      transitDays: other.transitDays,
      total: boxCharges(search.boxes, search, asked, routeRates(other, { now, tariffs }))?.totalUsd.amount ?? null,
    },
  }));
}

type Alike = Pick<RailOffer, 'supplier' | 'org' | 'dst' | 'acceptance' | 'detail'>;

/** Answer common to all trains of a route; only cold weather differs by day. */
export function answerRoute(route: RailRoute, search: RailSearch, asked: RailQuestionFacts, world: World) {
  const { told, tariffs } = world;
  const rates = routeRates(route, world);
  const charges = boxCharges(search.boxes, search, asked, rates);
  const notice = told(route.border);
  const warmth = (heating: 'HEAT' | 'LINER', known: RailRates) =>
    sumInCurrency(DOLLAR, warmthLines(search.boxes, heating, known));
  const ends = routeEnds(route);
  const always = {
    line: route.line,
    border: route.border,
    transitDays: route.transitDays,
    takes: handledByStations(route),
    notice,
    freeDays: FREE_DAYS,
    perDay: overdueRates(tariffs),
    warmth: rates && { HEAT: warmth('HEAT', rates), LINER: warmth('LINER', rates) },
  };
  const others = {
    paired: pairedInstead(search.boxes).map((boxes) => ({
      boxes,
      total: boxCharges(boxes, search, asked, rates)?.totalUsd.amount ?? null,
    })),
    instead: elsewhere(route, search, asked, world),
  };
  const said = new Map<boolean, Alike>();
  return {
    rates,
    price: charges && { charges, units: [] },
    on(leaves: Day): Alike {
      const isWinter = isWinterTrain({ leaves, mostDays: route.transitDays[1] });
      const before = said.get(isWinter);
      if (before) return before;
      const findings = judgeTrain(route, { leaves, notice }, search, asked);
      const shown = findings.map(({ level, code, given }) => ({ level, code, given }));
      const alike = { ...ends, acceptance: buildVerdict(findings), detail: { ...always, findings: shown, ...others } };
      said.set(isWinter, alike);
      return alike;
    },
  };
}

export type RailContext = ReturnType<typeof answerRoute>;
