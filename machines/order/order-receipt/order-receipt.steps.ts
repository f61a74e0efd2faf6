import type { CutoffCode } from '../../../domain/offer/cutoffs';
import { parseMoment } from '../../../domain/values/moments';
import type { Cutoff } from '../../../domain/offer/sailing';
import { holdEnds } from '../../../domain/order/life/hold';
import { isConfirmed, needsOffer } from '../../../domain/order/life/lifecycle';
import { takesPapers } from '../../../domain/order/papers/papers';
import type { PlacedOrder } from '../../../domain/order/receipt/placed';
import { isAwaiting, isOver } from './order-receipt.rules';

export type StepCode = 'SUBMITTED' | 'VERIFY' | 'PAPERS' | 'DEPARTURE' | CutoffCode;

/** `now`: to be done here now. `missed`: overdue. `gone`: passed while the order was not ready. */
export type StepStanding = 'done' | 'now' | 'later' | 'missed' | 'gone' | 'departure';

/** Opening times: goods may come from then on, so they are never missed. */
const OPENINGS: readonly CutoffCode[] = ['CY_OPEN', 'CFS_OPEN', 'STATION_OPEN'];

/** Milestone of the order. Moments are ISO; null when unknown. */
export type ReceiptStep = { code: StepCode; at: string | null; standing: StepStanding };

const momentOrInfinity = (iso: string | null): number => parseMoment(iso ?? '') ?? Infinity;

export function papersDue({ papers }: PlacedOrder): { count: number; at: string | null } {
  const missing = papers.filter(({ isHere }) => !isHere);
  const at =
    missing.map(({ dueAt }) => dueAt).toSorted((one, other) => momentOrInfinity(one) - momentOrInfinity(other))[0] ??
    null;
  return { count: missing.length, at };
}

/** Yard hours apply to stored boxes, not to direct loading from truck to ship. */
const OF_THE_YARD: readonly CutoffCode[] = ['CY_OPEN', 'CY_CLOSE'];

const holding = (cutoffs: readonly Cutoff[]): readonly Cutoff[] =>
  cutoffs.some(({ code }) => code === 'DG_GATE_IN')
    ? cutoffs.filter(({ code }) => !OF_THE_YARD.includes(code))
    : cutoffs;

/** Milestones between order and departure, by due time. */
export function nextSteps(order: PlacedOrder, now: number): ReceiptStep[] {
  const { count, at: papersAt } = papersDue(order);
  // After departure, no papers are due and no earlier step is open, whatever was planned.
  const isAhead = takesPapers(order.state);
  const isReady = !isAhead || isConfirmed(order.state);
  const standingOf = ({ code, at }: Cutoff): StepStanding => {
    if (isAhead && momentOrInfinity(at) >= now) return 'later';
    return isReady || OPENINGS.includes(code) ? 'done' : 'gone';
  };
  const departure = isAhead ? ('departure' as const) : ('done' as const);
  const own: ReceiptStep[] = [
    ...(isAwaiting(order)
      ? [{ code: 'VERIFY' as const, at: holdEnds(order)?.at ?? null, standing: 'now' as const }]
      : []),
    ...(count > 0 && isAhead
      ? [
          {
            code: 'PAPERS' as const,
            at: papersAt,
            standing: momentOrInfinity(papersAt) < now ? ('missed' as const) : ('now' as const),
          },
        ]
      : []),
  ];
  const ship: ReceiptStep[] = [
    ...holding(order.cutoffs).map(({ code, at }) => ({ code, at, standing: standingOf({ code, at }) })),
    ...(order.etd === '' ? [] : [{ code: 'DEPARTURE' as const, at: order.etd, standing: departure }]),
  ];
  const coming = [...own, ...ship].toSorted((one, other) => momentOrInfinity(one.at) - momentOrInfinity(other.at));
  const submitted: ReceiptStep = { code: 'SUBMITTED', at: order.submittedAt, standing: 'done' };
  if (isOver(order)) return [submitted];
  // A sailing that left without the cargo has no open steps.
  return [submitted, ...(needsOffer(order) ? coming.filter(({ standing }) => standing === 'gone') : coming)];
}
