import { domCutoffs } from '../../../../domain/modes/dom/cutoffs';
import type { DomDetail, DomLeg } from '../../../../domain/modes/dom/detail';
import type { DomFinding } from '../../../../domain/modes/dom/finding';
import { lowWaterFindings, transferFindings, weightFindings } from '../../../../domain/modes/dom/judging';
import { domCharges, type DomPriceInput } from '../../../../domain/modes/dom/price';
import type { DomOffer } from '../../../../domain/modes/dom/quote';
import type { DomRates } from '../../../../domain/modes/dom/rates';
import type { DomSearch } from '../../../../domain/modes/dom/search';
import { dayAt, daysAfter, momentOf } from '../../../../domain/values/days';
import { toIso } from '../../../../domain/values/moments';
import { pricedInWeek } from '../../../../domain/offer/priced';
import { lowestRate } from '../../offers/level';
import { findSeaPort } from '../../../world/ports/sea-port';
import type { World as ModeWorld } from '../mode';
import { createGoodsJudge, type GoodsJudge } from './danger';
import {
  journeyDays,
  findJourney,
  journeyOfferId,
  transferWaitHours,
  journeysBetween,
  type Departure,
  type DomJourney,
} from './departures';
import { marketRate } from '../../tariffs/sheet';
import { DOM_FREIGHT, FREE_TIME, shipRates } from './tariff';
import { buildVerdict } from './verdict';
import { offerState } from '../../offers/state-of';

export type World = Pick<ModeWorld, 'now' | 'taken' | 'isShut' | 'tariffs'>;

const WEEKS = 8;
const LATEST_DAYS = 180;

const portEnd = (code: string) => {
  const { nameCn = code, nameEn = code } = findSeaPort(code) ?? {};
  return { code, nameCn, nameEn };
};

const buildLeg = ({ stockId, loop, carrier, vessel, voyage, calls, ...way }: Departure): DomLeg => ({
  stockId,
  loop,
  vessel,
  voyage,
  calls,
  carrier: { code: carrier.code, nameCn: carrier.nameCn, nameEn: carrier.nameEn },
  org: portEnd(way.org),
  dst: portEnd(way.dst),
  leavesAt: toIso(way.leavesAt),
  arrivesAt: toIso(way.arrivesAt),
});

/** Weekly rates of a way: each ship by lane and carrier. Null if one has none. */
function voyageRates(way: DomJourney, { now, tariffs }: World): DomRates | null {
  const week = pricedInWeek(now);
  if (way.some(({ hasTariff }) => !hasTariff)) return null;
  return shipRates(
    way.map(({ org, dst, market, carrier }) => ({
      org,
      dst,
      rate: marketRate(DOM_FREIGHT, tariffs, lowestRate(market, week) + carrier.share),
    })),
    tariffs,
  );
}

function pricedAs({ boxType: type, boxes: count, kg, from, to, tax }: DomSearch): DomPriceInput {
  return { loads: [{ type, count, kg }], from: from ?? '', to: to ?? '', tax, insured: null };
}

/** Dangerous goods have no daily price. */
function offerPrice(search: DomSearch, rates: DomRates | null): DomOffer['price'] {
  const priced = pricedAs(search);
  const charges = search.isDanger === 'N' && rates ? domCharges(priced, rates) : null;
  const [load] = priced.loads;
  const one = charges && rates && load ? domCharges({ ...priced, loads: [{ ...load, count: 1 }] }, rates) : null;
  return charges && { charges, units: one ? [{ unit: search.boxType, total: one.totalYuan }] : [] };
}

function judgeVoyage(way: DomJourney, search: DomSearch, goods: GoodsJudge): DomFinding[] {
  const ports = [way[0].org, ...way.map(({ dst }) => dst)].map((code) => ({
    ...portEnd(code),
    dgHandling: findSeaPort(code)?.dgHandling ?? null,
  }));
  const carriers = way.map(({ carrier }) => carrier);
  const waitsHours = transferWaitHours(way);
  const isWeighed = search.isDanger === 'N' && !search.isTrial;
  const { loads, from, to } = pricedAs(search);
  return [
    ...goods({ carriers, ports, waitsHours }),
    ...transferFindings({ waitsHours }),
    ...lowWaterFindings(ports, dayAt(way[0].leavesAt)),
    ...(isWeighed ? weightFindings(loads, `${from}${to}` !== '') : []),
  ];
}

function buildOffer(way: DomJourney, search: DomSearch, goods: GoodsJudge, world: World): DomOffer {
  const { now, taken } = world;
  const [first] = way;
  const last = way.at(-1) ?? first;
  const cutoffs = domCutoffs(first.leavesAt, search.isDanger);
  const closesAt = Math.min(...cutoffs.map(({ at }) => Date.parse(at)));
  const left = Math.min(...way.map(({ stockId, slots }) => Math.max(0, slots - taken(stockId, 'BOX'))));
  const price = offerPrice(search, voyageRates(way, world));
  const findings = judgeVoyage(way, search, goods);
  const detail: DomDetail = {
    legs: way.map(buildLeg),
    waitsHours: transferWaitHours(way),
    transitDays: journeyDays(way),
    freeTime: FREE_TIME,
    findings: findings.map(({ level, code, given }) => ({ level, code, given })),
  };
  const { code, nameCn, nameEn } = first.carrier;
  return {
    offerId: journeyOfferId(way),
    mode: 'DOM',
    supplier: { code, nameCn, nameEn },
    org: portEnd(first.org),
    dst: portEnd(last.dst),
    leavesAt: toIso(first.leavesAt),
    arrivesAt: toIso(last.arrivesAt),
    cutoffs,
    closesAt: toIso(closesAt),
    state: offerState(now > closesAt, left < search.boxes, price !== null),
    left: [{ measure: 'BOX', amount: left }],
    acceptance: buildVerdict(findings, nameCn),
    price,
    detail,
  };
}

export function listOffers(search: DomSearch, world: World): DomOffer[] {
  const goods = createGoodsJudge(search);
  const today = dayAt(world.now);
  const { etd } = search;
  if (etd !== null && etd > daysAfter(today, LATEST_DAYS)) return [];
  const tomorrow = daysAfter(today, 1);
  const from = etd !== null && etd > tomorrow ? etd : tomorrow;
  return journeysBetween(search.orgPortCode, search.dstPortCode, from, WEEKS).map((way) =>
    buildOffer(way, search, goods, world),
  );
}

/** A voyage by offer id for these goods; null if it serves other ports. */
export function findOffer(search: DomSearch, offerId: string, world: World) {
  const way = findJourney(offerId);
  if (!way || way[0].org !== search.orgPortCode || way.at(-1)?.dst !== search.dstPortCode) return null;
  if (way[0].leavesAt >= momentOf(daysAfter(dayAt(world.now), LATEST_DAYS + WEEKS * 7 + 1))) return null;
  const offer = buildOffer(way, search, createGoodsJudge(search), world);
  return { offer, rates: offer.price === null ? null : voyageRates(way, world), way };
}
