import type { LowestPrice } from '../../../contract/offers/market';
import { isDeadline } from '../../../domain/offer/cutoffs';
import type { BoxType } from '../../../domain/offer/search';
import { type Surcharge, withSurcharges } from '../../../domain/offer/surcharge';
import { buildQuestionFacts } from './asked';
import { identifyCargo } from './cargo';
import { findLane, type Lane } from './lanes';
import { pricedInWeek } from '../../../domain/offer/priced';
import { byMoment, toIso } from '../../../domain/values/moments';
import { HOUR_MS } from '../../../domain/values/spans';
import { lowestRate } from '../offers/level';
import { buildCharges } from './sailing';
import { buildOffer, departureCutoffs, isBookable, type World } from './offer';
import type { Departure } from './timetable';
import type { Tariffs } from '../tariffs/sheet';

const WITHIN_MS = 72 * HOUR_MS;

type Closing = NonNullable<LowestPrice['closing']>;

/** Next cut-off on a lane, of any ship; null if none within three days. */
export function findNextClosing(departures: readonly Departure[], isDanger: boolean, now: number): Closing | null {
  const coming = departures.flatMap((departure) =>
    departureCutoffs(departure, isDanger).flatMap(({ code, at }): Closing[] => {
      const left = Date.parse(at) - now;
      const isNear = isDeadline(code) && left > 0 && left <= WITHIN_MS;
      return isNear ? [{ code, at, carrier: departure.carrier.nameCn, etd: toIso(departure.etd) }] : [];
    }),
  );
  return coming.toSorted((one, other) => byMoment(one.at, other.at))[0] ?? null;
}

export type AskedLowest = { line?: string | undefined; isDanger: 'Y' | 'N'; boxType: BoxType };

const SHOWN = [
  ['CNSHA', 'NLRTM'],
  ['CNNGB', 'AEJEA'],
  ['CNSHA', 'USLAX'],
  ['CNTAO', 'SGSIN'],
  ['CNTXG', 'KRPUS'],
  ['CNNGB', 'INNSA'],
  ['CNSHA', 'BRSSZ'],
  ['CNXMN', 'AUSYD'],
] as const;

const WEEKS = 8;

export const shownLanes = (line: string | undefined): Lane[] =>
  SHOWN.flatMap(([org, dst]) => findLane(org, dst) ?? []).filter((lane) => line === undefined || lane.line === line);

type LaneCharging = { tariffs: Tariffs; chargedOn: (ship: Departure) => readonly Surcharge[] };

/**
 * Cheapest carrier's price this week and the seven before, with its next bookable ship: the schedule shows the same
 * total.
 */
export function lowestWeeklyPrice(
  lane: Lane,
  departures: readonly Departure[],
  { isDanger, boxType }: AskedLowest,
  { chargedOn, tariffs, ...world }: World & LaneCharging,
): LowestPrice[] {
  const asked = buildQuestionFacts(lane, {
    cargo: identifyCargo({ isDanger }),
    boxes: [{ type: boxType, count: 1 }],
    tariffs,
  });
  // The desk's prices have no past to show: an edition says nothing of the weeks before it.
  if (world.isEntered) return [];
  const cheapest = departures
    .filter(({ rank }) => rank === 0)
    .map((ship) => ({ ship, ...buildOffer(ship, asked, world) }));
  const next = cheapest.find(isBookable);
  const week = pricedInWeek(world.now);
  const weeks = Array.from({ length: WEEKS }, (_, at) => week - WEEKS + 1 + at);
  const prices = weeks.flatMap((one) => asked.pricedAt(lowestRate(lane.key, one) * world.factor) ?? []);
  const [before, last] = prices.slice(-2);
  const now = last && next && withSurcharges(buildCharges(last, asked), chargedOn(next.ship));
  if (!next || !before || !now) return [];
  return [
    {
      org: { code: lane.org.code, name: lane.org.nameCn },
      dst: { code: lane.dst.code, name: lane.dst.nameCn },
      etd: next.known.day,
      transitDays: [...lane.transitDays],
      total: now.totalUsd,
      totalYuan: now.totalYuan,
      history: [...prices.slice(0, -1).map(({ totals }) => totals), now].map(({ totalUsd }) => totalUsd.amount),
      closing: findNextClosing(departures, isDanger === 'Y', world.now),
      change: Math.round(
        ((now.totalUsd.amount - before.totals.totalUsd.amount) / before.totals.totalUsd.amount) * 1000,
      ),
    },
  ];
}
