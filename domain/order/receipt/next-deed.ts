import type { Cutoff } from '../../offer/cutoffs';
import { parseMoment } from '../../values/moments';
import { isOpenBump, isBumpReported } from '../changes/bumped';
import { holdEnds } from '../life/hold';
import { needsOffer, type OrderState } from '../life/lifecycle';
import { isOpenQuestion } from '../on-site/measured';
import { ORDER_STAGES } from '../life/order-query';
import type { PlacedOrder } from './placed';

/** Next step with its deadline; `at` is empty without a fixed time. */
export type NextDeed =
  | { kind: 'CHOOSE' | 'VERIFY' | 'REPLY' | 'ANSWER' | 'RECEIVE' | 'REVIEW' | 'LEAVE' | 'ARRIVE' | 'HOUSE'; at: string }
  | { kind: 'PAPERS'; at: string; count: number }
  | { kind: 'CUTOFF'; at: string; cutoff: Cutoff };

const ENDED: readonly OrderState[] = ORDER_STAGES.ENDED;

const isAhead = (at: string, now: number): boolean => (parseMoment(at) ?? 0) > now;
const first = <TOne extends { at: string }>(all: readonly TOne[]): TOne | undefined =>
  all.toSorted((one, other) => (parseMoment(one.at) ?? 0) - (parseMoment(other.at) ?? 0))[0];

function ownDeed(order: PlacedOrder, now: number): NextDeed | null {
  const { asked, measured, bumped, receiving, state, papers } = order;
  const ends = holdEnds(order);
  if (needsOffer(order)) return { kind: 'CHOOSE', at: '' };
  if (asked) return { kind: 'REPLY', at: asked.replyBy };
  if (isBumpReported(bumped, state) && isOpenBump(bumped, now)) return { kind: 'ANSWER', at: bumped.answerBy ?? '' };
  if (measured && isOpenQuestion(measured)) return { kind: 'ANSWER', at: measured.answerBy ?? '' };
  if (ends) return { kind: 'VERIFY', at: ends.at };
  if (receiving) return { kind: 'RECEIVE', at: '' };
  const missing = papers.filter(({ isHere, dueAt }) => !isHere && dueAt !== null && isAhead(dueAt, now));
  const due = first(missing.map(({ dueAt }) => ({ at: dueAt ?? '' })));
  return due ? { kind: 'PAPERS', at: due.at, count: missing.length } : null;
}

/** Next step of an order, the owner's first; null once ended. */
export function nextDeed(order: PlacedOrder, now: number): NextDeed | null {
  const { state, cutoffs, etd, eta } = order;
  if (ENDED.includes(state)) return null;
  const own = ownDeed(order, now);
  if (own) return own;
  if (state === 'SUBMITTED' || state === 'UNDER_REVIEW' || state === 'DG_REVIEW') return { kind: 'REVIEW', at: '' };
  if (state === 'DEPARTED') return { kind: 'ARRIVE', at: isAhead(eta, now) ? eta : '' };
  const cutoff = first(cutoffs.filter(({ at }) => isAhead(at, now)));
  if (cutoff) return { kind: 'CUTOFF', at: cutoff.at, cutoff };
  return isAhead(etd, now) ? { kind: 'LEAVE', at: etd } : { kind: 'HOUSE', at: '' };
}
