import { buildCutoffs, firstDeadline, type Cutoff, type CutoffHours } from '../../offer/cutoffs';
import { dayAt, daysAfter, type Day } from '../../values/days';
import { byMoment, toIso, parseMoment } from '../../values/moments';
import type { RailForm } from './form';
import type { RailQuote } from './quote';
import { lastReceivingMoment } from './station';
import { HOUR_MS } from '../../values/spans';

/** Wagon requests close this many days before departure. */
export const PLAN_DAYS = 7;

const ALWAYS: CutoffHours = { RAIL_PLAN: PLAN_DAYS * 24, STATION_OPEN: 120, SI: 96, CUSTOMS: 36 };
const CLOSES_BEFORE = 48 * HOUR_MS;

/** Railways take a month to approve dangerous goods. */
const APPROVAL_HOURS = 720;
export const APPROVAL_DAYS = APPROVAL_HOURS / 24;

/** Cut-offs of a train, earliest first. `mustApply`: railway approval is still to be requested. */
export function railCutoffs(leavesAt: number, mustApply: boolean): Cutoff[] {
  const hours = mustApply ? { ...ALWAYS, DG_APPLY: APPROVAL_HOURS } : ALWAYS;
  const closes: Cutoff = { code: 'STATION_CLOSE', at: toIso(lastReceivingMoment(leavesAt - CLOSES_BEFORE)) };
  return [...buildCutoffs(leavesAt, hours, mustApply), closes].toSorted((one, other) => byMoment(one.at, other.at));
}

/** First departure that can still be ordered; goods needing approval wait for it. */
export const soonestDay = (now: number, mustAsk: boolean): Day =>
  daysAfter(dayAt(now), 1 + (mustAsk ? APPROVAL_DAYS : 0));

type RailPermitFields = Pick<RailForm, 'isDanger' | 'dgApprovalNo'>;

const mustApply = ({ isDanger, dgApprovalNo }: RailPermitFields): boolean =>
  isDanger === 'Y' && dgApprovalNo.trim() === '';

/** Cut-offs depend on the goods and the permit of the order. */
export function offerForForm(form: RailPermitFields, quote: RailQuote): RailQuote {
  const { offer } = quote;
  const leavesAt = parseMoment(offer.leavesAt ?? '');
  if (leavesAt === null) return quote;
  const cutoffs = railCutoffs(leavesAt, mustApply(form));
  return { ...quote, offer: { ...offer, cutoffs, closesAt: firstDeadline(cutoffs) } };
}
