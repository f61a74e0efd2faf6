import { type LclFinding, found } from '../../../../domain/modes/lcl/finding';
import type { LclDetail } from '../../../../domain/modes/lcl/detail';
import type { LclSearch } from '../../../../domain/modes/lcl/search';
import type { LclOffer } from '../../../../domain/modes/lcl/quote';
import { dayAt, daysAfter } from '../../../../domain/values/days';
import { byMoment } from '../../../../domain/values/moments';
import { askFor, type LclQuestionFacts } from './asked';
import { findDeparture, type Departure } from './departures';
import { fitOn, weeksFrom, type Fit, type Week } from './fit';
import { lastingOf, type Lasting } from './lasting';
import { servicesBetween, type Service } from './services';
import type { World } from './world';
import { stateOf } from '../../offers/state-of';
import { strictestVerdict, type Verdict } from '../../../../domain/goods/verdict';
import { NOTICE } from '../../../world/dangerous-goods/messages';
import { LCL_MESSAGES, reasonOf } from './messages';
import type { Shed } from '../../../../domain/modes/lcl/sheds';

function verdictOf(findings: readonly LclFinding[], shed: Shed, isDanger: boolean): Verdict {
  const level = strictestVerdict(findings.map((finding) => finding.level));
  const weighty = findings.filter((finding) => finding.level === level);
  const reasons = new Set(weighty.map(reasonOf));
  const plain = isDanger ? LCL_MESSAGES.taken(shed.nameCn) : LCL_MESSAGES.general(shed.nameCn);
  const { source } = weighty[0] ?? found('PASS', 'lclShedRefuses');
  return { level, reason: reasons.size > 0 ? [...reasons].join('；') : plain, ...source, notice: NOTICE };
}

export const WEEKS = 8;

/** No week fits if shed, port or the rows themselves forbid it. */
function detailOf(
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
const findingsOf = ({ findings }: LclQuestionFacts, fit: Fit): LclFinding[] =>
  findings.some(({ level }) => level === 'BLOCK') ? findings : [...findings, ...fit.findings];

function offerOf(weeks: readonly [Week, ...Week[]], asked: LclQuestionFacts, world: World): LclOffer {
  const [{ departure }] = weeks;
  const { service, hasTariff } = departure;
  const lasting = lastingOf(departure, asked.cargo);
  const isDanger = asked.cargo === 'danger';
  const fit = fitOn(weeks, asked, world);
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
    state: stateOf(isClosed, fit.isSoldOut, charges !== null),
    left: [{ measure: 'L', amount: Math.round((seen?.leftM3 ?? 0) * 1000) }],
    acceptance: verdictOf(findingsOf(asked, fit), service.shed, isDanger),
    price: charges && { charges, units: [] },
    detail: detailOf(departure, lasting, asked, fit),
  };
}

export function offersFor(search: LclSearch, world: World): LclOffer[] {
  const from = daysAfter(dayAt(world.now), 1);
  return servicesBetween(search.orgPortCode, search.dstPortCode)
    .flatMap((service) => {
      const asked = askFor(search, service, world);
      const weeks = weeksFrom(service, from, WEEKS, asked, world);
      return weeks.slice(0, WEEKS).map((week, at) => offerOf([week, ...weeks.slice(at + 1)], asked, world));
    })
    .toSorted((one, other) => byMoment(one.leavesAt, other.leavesAt));
}

type LclServiceOffer = { offer: LclOffer; asked: LclQuestionFacts; service: Service };

/** A departure by offer id for these goods; null if it serves another way. */
export function offerNamed(search: LclSearch, offerId: string, world: World): LclServiceOffer | null {
  const departure = findDeparture(offerId);
  if (!departure || departure.leavesAt < world.now) return null;
  const { org, dst } = departure.service;
  if (org.code !== search.orgPortCode || dst.code !== search.dstPortCode) return null;
  const asked = askFor(search, departure.service, world);
  const [week, ...later] = weeksFrom(departure.service, departure.day, 1, asked, world);
  return week ? { offer: offerOf([week, ...later], asked, world), asked, service: departure.service } : null;
}
