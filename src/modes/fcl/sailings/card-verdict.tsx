import type { Sailing } from '../../../../domain/offer/sailing';
import { firstDeadlineOf } from '../../../../domain/offer/cutoffs';
import { cutoffsCopy } from '../../../copy/trade/cutoffs';
import { answerOf } from '../../../../domain/offer/answer';
import { sailingsCopy as copy } from '../../../copy/search/sailings';
import { OfferVerdict } from '../../../trade/offer/offer-verdict';

/** A blocking reason comes first. */
function reasonOf({ acceptance: { level, reason }, state, cutoffs }: Sailing): string {
  if (level === 'BLOCK') return reason;
  const first = firstDeadlineOf(cutoffs);
  if (state === 'CLOSED' && first) return copy.closed(cutoffsCopy.code[first.code]);
  return state === 'SOLD_OUT' ? copy.soldOut : reason;
}

export function CardVerdict({ sailing }: { sailing: Sailing }) {
  const answer = answerOf(sailing);
  return (
    <OfferVerdict
      key={sailing.sailingId}
      acceptance={sailing.acceptance}
      answer={answer}
      word={copy.answers[answer]}
      reason={reasonOf(sailing)}
    />
  );
}
