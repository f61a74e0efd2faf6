import type { Sailing } from '../../../domain/offer/sailing';
import { isDeadline } from '../../../domain/offer/cutoffs';
import { byMoment } from '../../../domain/values/moments';
import { cutoffsCopy } from '../../copy/cutoffs';
import { answerOf } from '../../../domain/offer/answer';
import { sailingsCopy as copy } from '../../copy/sailings';
import { Icon } from '../../ui/mark/icon';
import { VerdictPill } from '../../ui/mark/verdict-pill';

/** What stands in the way comes first, whatever else could be said. */
function reasonOf({ acceptance: { level, reason }, state, cutoffs }: Sailing): string {
  if (level === 'BLOCK') return reason;
  const [first] = cutoffs.filter(({ code }) => isDeadline(code)).toSorted((one, other) => byMoment(one.at, other.at));
  if (state === 'CLOSED' && first) return copy.closed(cutoffsCopy.code[first.code]);
  return state === 'SOLD_OUT' ? copy.soldOut : reason;
}

/** The verdict with its reason beside it; what it was read from, and that others decide, on a press. */
export function CardVerdict({ sailing }: { sailing: Sailing }) {
  const { source, edition, notice } = sailing.acceptance;
  const answer = answerOf(sailing);
  return (
    <details key={sailing.sailingId} className="group/why text-12 text-muted">
      <summary className="cursor-pointer list-none rounded-control max-md:flex max-md:items-start max-md:gap-2">
        <span className="flex items-center gap-1">
          <VerdictPill letter={answer}>{copy.answers[answer]}</VerdictPill>
          <Icon name="chevronDown" className="size-4 group-open/why:rotate-180" />
        </span>
        <span className="block md:mt-1.5">{reasonOf(sailing)}</span>
      </summary>
      <p className="mt-2 rounded-control bg-sunken p-2.5">
        {copy.source(source, edition)}
        <span className="mt-1 block">{notice}</span>
      </p>
    </details>
  );
}
