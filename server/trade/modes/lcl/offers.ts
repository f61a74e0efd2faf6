import { type LclFinding, found } from '../../../../domain/modes/lcl/finding';
import type { LclDetail } from '../../../../domain/modes/lcl/detail';
import type { LclSearch } from '../../../../domain/modes/lcl/search';
import type { LclOffer } from '../../../../domain/modes/lcl/quote';
import { dayAt, daysAfter } from '../../../../domain/values/days';
import { byMoment } from '../../../../domain/values/moments';
import { buildQuestionFacts, type LclQuestionFacts } from './asked';
import { findDeparture, type Departure } from './departures';
import { judgeFit, listWeeks, type Fit, type Week } from './fit';
import { lastingFacts, type Lasting } from './lasting';
import { servicesBetween, type Service } from './services';
import type { World } from './world';
import { offerState } from '../../offers/state-of';
import { strictestVerdict, type Verdict } from '../../../../domain/goods/verdict';
import { NOTICE } from '../../../world/dangerous-goods/messages';
import { LCL_MESSAGES, findingReason } from './messages';
import type { Shed } from '../../../../domain/modes/lcl/sheds';

function buildVerdict(findings: readonly LclFinding[], shed: Shed, isDanger: boolean): Verdict {
  const level = strictestVerdict(findings.map((finding) => finding.level));
  const weighty = findings.filter((finding) => finding.level === level);
  const reasons = new Set(weighty.map(findingReason));
  const plain = isDanger ? LCL_MESSAGES.taken(shed.nameCn) : LCL_MESSAGES.general(shed.nameCn);
  const { source } = weighty[0] ?? found('PASS', 'lclShedRefuses');
  return { level, reason: reasons.size > 0 ? [...reasons].join('；') : plain, ...source, notice: NOTICE };
}

export const WEEKS = 8;

/** No week fits if shed, port or the rows themselves forbid it. */
function buildDetail(
  { service }: Departure,
  { shed }: Lasting,
  { findings, breakEven, tons }: LclQuestionFacts,
  fit: Fit,
): LclDetail {
  const isRefused = findings.some(({ level }) => level === 'BLOCK');
  return {
    shed,
    transitDays: service.transitDays,
    via: null,
    boxes: fit.boxes,
    box: isRefused ? null : fit.box,
    nextFit: isRefused ? null : fit.nextFit,
    fitShare: isRefused ? [0, fit.fitShare[1]] : fit.fitShare,
    breakEven,
    tons,
  };
}

/** Box findings are pointless for goods the shed refuses. */
const offerFindings = ({ findings }: LclQuestionFacts, fit: Fit): LclFinding[] =>
  findings.some(({ level }) => level === 'BLOCK') ? findings : [...findings, ...fit.findings];

function buildOffer(weeks: readonly [Week, ...Week[]], asked: LclQuestionFacts, world: World): LclOffer {
  const [{ departure }] = weeks;
  const { service, hasTariff } = departure;
  const lasting = lastingFacts(departure, asked.cargo);
  const isDanger = asked.cargo === 'danger';
  const fit = judgeFit(weeks, asked, world);
  const charges = hasTariff ? asked.charges : null;
  const isClosed = world.now > lasting.closesAt;
  const { offerId, mode, supplier, org, dst, leavesAt, arrivesAt, cutoffs, closesAt } = lasting.said;
  const seen = fit.box === null ? undefined : fit.boxes[fit.box];
  return {
    offerId,
    mode,
    supplier,
    org,
    dst,
    leavesAt,
    arrivesAt,
    cutoffs,
    closesAt,
    state: offerState(isClosed, fit.isSoldOut, charges !== null),
    left: [{ measure: 'L', amount: Math.round((seen?.leftM3 ?? 0) * 1000) }],
    acceptance: buildVerdict(offerFindings(asked, fit), service.shed, isDanger),
    price: charges && { charges, units: [] },
    detail: buildDetail(departure, lasting, asked, fit),
  };
}

export function listOffers(search: LclSearch, world: World): LclOffer[] {
  const from = daysAfter(dayAt(world.now), 1);
  return servicesBetween(search.orgPortCode, search.dstPortCode)
    .flatMap((service) => {
      const asked = buildQuestionFacts(search, service, world);
      const weeks = listWeeks(service, from, WEEKS, asked, world);
      return weeks.slice(0, WEEKS).map((week, at) => buildOffer([week, ...weeks.slice(at + 1)], asked, world));
    })
    .toSorted((one, other) => byMoment(one.leavesAt, other.leavesAt));
}

type LclServiceOffer = { offer: LclOffer; asked: LclQuestionFacts; service: Service };

/** A departure by offer id for these goods; null if it serves another way. */
export function findOffer(search: LclSearch, offerId: string, world: World): LclServiceOffer | null {
  const departure = findDeparture(offerId);
  if (!departure || departure.leavesAt < world.now) return null;
  const { org, dst } = departure.service;
  if (org.code !== search.orgPortCode || dst.code !== search.dstPortCode) return null;
  const asked = buildQuestionFacts(search, departure.service, world);
  const [week, ...later] = listWeeks(departure.service, departure.day, 1, asked, world);
  return week ? { offer: buildOffer([week, ...later], asked, world), asked, service: departure.service } : null;
}
