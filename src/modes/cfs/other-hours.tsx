import { nearestGate } from '../../../domain/modes/cfs/board';
import { isMoveSettled, truckMoved } from '../../../domain/modes/cfs/moving';
import { readGateSlot, gateText } from '../../../domain/modes/cfs/slots';
import { cfsOrderCopy as copy } from '../../copy/modes/cfs/order';
import { gateWords } from '../../copy/modes/cfs/slot-words';
import { Button } from '../../ui/press/button';
import type { CfsParts } from './order-parts';
import { shownFacts } from './shown-facts';
import { shownReach } from './shown-reach';

type OtherHoursProps = { parts: CfsParts; at: number; slot: string; now: number };

/** Free slots nearest to a lost one. Choosing one resubmits, if nothing else is wrong. */
export function OtherHours({ parts: { view, on, quote }, at, slot, now }: OtherHoursProps) {
  const { boards } = quote.offer.detail;
  const read = readGateSlot(slot);
  if (!boards || !read) return null;
  const reach = shownReach(view, boards);
  const near = nearestGate(boards, read, reach).map(gateText);
  if (near.length === 0) return null;
  const facts = { now, quote, ...shownFacts(view) };
  const isAtEnd = view.steps.at(-1)?.isVisited === true;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-2 text-12 text-muted">
      {copy.near}
      {near.map((one) => {
        const edit = truckMoved(view.form, boards, reach, { at, slot: one });
        const isLast = isAtEnd && isMoveSettled(view.form, edit, facts, view.charges);
        const move = () => {
          on.edit(edit);
          if (isLast) on.submit();
        };
        return (
          <Button key={one} look={isLast ? 'sea' : 'line'} size="small" isOff={view.isLocked} onClick={move}>
            {isLast ? copy.moveAndSend(gateWords(one)) : copy.move(gateWords(one))}
          </Button>
        );
      })}
    </p>
  );
}
