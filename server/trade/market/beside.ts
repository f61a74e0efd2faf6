import { closureFindings, type Closure } from '../../../domain/offer/closure';
import type { Offer, OfferDay } from '../../../domain/offer/offer';
import { classByNumber } from '../../../domain/goods/never-handled';
import { IMDG_EDITION } from '../../../domain/goods/edition';
import { findDoubtful } from '../../../domain/goods/entries';
import { refusalOf } from '../../../domain/goods/facts';
import { isStabilized } from '../../../domain/goods/reactive';
import { lawBook, type ModeId } from '../../../domain/mode-ids';
import { findingSource } from '../../../domain/order/findings/book';
import { FINDING_SOURCES } from '../../../domain/rules/finding';
import { VERDICT_LEVELS, type Verdict } from '../../../domain/goods/verdict';
import { dayAt } from '../../../domain/values/days';
import { YUAN } from '../../../domain/values/money';
import { goodsOfNumber, isListed, type Goods } from '../../world/dangerous-goods/library';
import { NOTICE } from '../../world/dangerous-goods/messages';
import { type Leaving, stripLeaving } from '../offers/strip';
import { stripDayOf } from '../../../domain/offer/strip';
import { type ChargingInput, offerCharged } from '../surcharges/charging';
import { readSearchGoods, findUnNumbers, saysDanger } from '../closures/goods-asked';
import { findClosures } from '../closures/passed';
import type { OnWay } from '../modes/kept';

export type MarketRules = ChargingInput & { closures: readonly Closure[] };
type ByClosures = Omit<MarketRules, 'surcharges'>;

/** Numbers known by the list alone: refused where each entry is, for a person where a row or the law was not read. */
function listedVerdict(numbers: readonly string[], mode: ModeId): Verdict | null {
  const entries = numbers.map((unNo) => ({ unNo, all: goodsOfNumber(unNo) })).filter(({ all }) => all.length > 0);
  const refused = entries.find(({ all }) => all.every((goods) => refusalOf(goods) !== null));
  const [first] = refused?.all ?? [];
  if (refused && first)
    return {
      level: 'BLOCK',
      reason: `UN ${refused.unNo} ${refusalOf(first)}`,
      ...FINDING_SOURCES.never,
      notice: NOTICE,
    };
  const isOpen = (all: readonly Goods[]): boolean => lawBook(mode) === 'SEA' && findDoubtful(all) === undefined;
  const listed = entries.find(({ all }) => all.some(isListed) && !isOpen(all));
  if (listed === undefined) return null;
  const reason = `UN ${listed.unNo} 按 ${IMDG_EDITION}一览表识别，平台尚未逐项核对，转人工核对`;
  return { level: 'MANUAL', reason, ...findingSource(lawBook(mode), 'goodsList'), notice: NOTICE };
}

/**
 * Verdict from a search's UN numbers alone; null without any. Explosives go by their division in the list.
 */
function verdictByNumbers(search: unknown, mode: ModeId): Verdict | null {
  const numbers = saysDanger(search) ? findUnNumbers(search) : [];
  const [refused] = numbers.flatMap((unNo) => {
    const hazardClass = classByNumber(unNo);
    return hazardClass === null || hazardClass === '1' ? [] : [{ unNo, hazardClass }];
  });
  if (refused) {
    const reason = `UN ${refused.unNo} 属第 ${refused.hazardClass} 类，平台不承运感染性物质和放射性物质`;
    return { level: 'BLOCK', reason, ...FINDING_SOURCES.never, notice: NOTICE };
  }
  const listed = listedVerdict(numbers, mode);
  if (listed !== null) return listed;
  const stabilized = numbers.find((unNo) => isStabilized({ unNo }));
  if (stabilized === undefined) return null;
  const reason = `UN ${stabilized} 靠稳定剂防止自聚，凭写明有效期与最高温度的稳定剂证明审核`;
  return { level: 'NEED_APPROVAL', reason, ...findingSource(lawBook(mode), 'stabilized'), notice: NOTICE };
}

const isMilder = (one: Verdict, other: Verdict): boolean =>
  VERDICT_LEVELS.indexOf(one.level) < VERDICT_LEVELS.indexOf(other.level);

const NAMES_STABILIZER = /稳定剂|阻聚剂/;

/** The stricter of two answers. Stabilised goods are named beside any other reason that a person has to judge. */
function withNumbers(verdict: Verdict, byNumbers: Verdict | null): Verdict {
  if (byNumbers?.level === 'BLOCK') return byNumbers;
  if (byNumbers === null || verdict.level === 'BLOCK') return verdict;
  if (isMilder(verdict, byNumbers)) return byNumbers;
  return NAMES_STABILIZER.test(verdict.reason)
    ? verdict
    : { ...verdict, reason: `${verdict.reason}；${byNumbers.reason}` };
}

export function besideWay(
  way: OnWay,
  acceptance: Verdict,
  { closures, search, now }: ByClosures,
): { closures: Closure[]; acceptance: Verdict } {
  const met = findClosures(closures, way, now);
  const byNumbers = verdictByNumbers(search, way.mode);
  const judged = withNumbers(acceptance, byNumbers);
  const findings = met.length === 0 ? [] : closureFindings(met, readSearchGoods(search, way.detail));
  const level = findings.some((one) => one.level === 'BLOCK') ? 'BLOCK' : 'MANUAL';
  const weighty = findings.filter((one) => one.level === level);
  const [first] = weighty;
  if (!first) return { closures: met, acceptance: judged };
  const reason = weighty.map(({ given }) => String(given['said'])).join('；');
  const shut: Verdict = { level, reason, ...first.source, notice: NOTICE };
  return { closures: met, acceptance: isMilder(judged, shut) ? withNumbers(shut, byNumbers) : judged };
}

export function isClosedTo(way: OnWay, { closures, search, now }: ByClosures): boolean {
  const met = findClosures(closures, way, now);
  return met.length > 0 && closureFindings(met, readSearchGoods(search, way.detail)).length > 0;
}

export function offerBeside<TOffer extends Offer>(offer: TOffer, asked: MarketRules): TOffer {
  const charged = offerCharged(offer, asked);
  const { closures, acceptance } = besideWay(offer, offer.acceptance, asked);
  if (closures.length === 0) return acceptance === offer.acceptance ? charged : { ...charged, acceptance };
  return { ...charged, closures, acceptance };
}

type LeavingThen = Leaving & Pick<Offer, 'leavesAt'>;

const offerDepartureDay = ({ leavesAt }: Pick<Offer, 'leavesAt'>): string =>
  leavesAt === null ? '' : dayAt(Date.parse(leavesAt));

export function daysBeside(
  days: readonly OfferDay[],
  before: readonly (Pick<Offer, 'acceptance'> & { price: object | null })[],
  now: readonly LeavingThen[],
): OfferDay[] {
  const isOther = ({ acceptance, price }: LeavingThen, at: number) =>
    acceptance !== before[at]?.acceptance || price !== before[at]?.price;
  const hit = new Set(now.filter(isOther).map(offerDepartureDay));
  return days.map((day) => {
    if (!hit.has(day.day)) return day;
    const total = day.lowest?.currency === YUAN ? 'totalYuan' : 'totalUsd';
    const leaving = now.filter((one) => offerDepartureDay(one) === day.day);
    return stripDayOf(
      day.day,
      leaving.map((one) => stripLeaving(one, total)),
    );
  });
}

export function listBeside<TFound extends { days: OfferDay[]; offers: Offer[] }>(
  found: TFound,
  asked: MarketRules,
): TFound {
  const [first] = found.offers;
  const isPlain = asked.closures.length === 0 && asked.surcharges.length === 0;
  if (!first || (isPlain && verdictByNumbers(asked.search, first.mode) === null)) return found;
  const offers = found.offers.map((offer) => offerBeside(offer, asked));
  return { ...found, days: daysBeside(found.days, found.offers, offers), offers };
}
