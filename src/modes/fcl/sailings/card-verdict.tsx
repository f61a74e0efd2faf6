import type { Sailing } from '../../../../domain/offer/sailing';
import { findFirstDeadline } from '../../../../domain/offer/cutoffs';
import { cutoffsCopy } from '../../../copy/trade/cutoffs';
import { offerAnswer } from '../../../../domain/offer/answer';
import { sailingsCopy as copy } from '../../../copy/search/sailings';
import { OfferVerdict } from '../../../trade/offer/offer-verdict';

function sailingReason({ acceptance: { level, reason }, state, cutoffs }: Sailing): string {
  if (level === 'BLOCK') return reason;
  const first = findFirstDeadline(cutoffs);
  if (state === 'CLOSED' && first) return copy.closed(cutoffsCopy.code[first.code]);
  return state === 'SOLD_OUT' ? copy.soldOut : reason;
}

export function CardVerdict({ sailing }: { sailing: Sailing }) {
  const answer = offerAnswer(sailing);
  return (
    <OfferVerdict
      key={sailing.sailingId}
      acceptance={sailing.acceptance}
      answer={answer}
      word={copy.answers[answer]}
      reason={sailingReason(sailing)}
    />
  );
}
