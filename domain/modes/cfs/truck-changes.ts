import { CHANGE_BEFORE_HOURS } from '../../order/trucks/truck-times';
import { isoOf, momentIn } from '../../values/moments';
import { gateLeft, gateSlotsOf, type Boards } from './board';
import type { CfsForm } from './form';
import type { CfsReceipt } from './receipt';
import { gateEnds, gateOpens, gateSlotIn, gateText, gateWhy, stuffSlotIn, stuffWhy } from './slots';
import { HOUR_MS } from '../../values/spans';

/** Latest time to change a truck; null for a missing truck. */
export function openUntil({ inbound }: Pick<CfsForm, 'inbound'>, at: number): string | null {
  const slot = gateSlotIn(inbound[at]?.slot ?? '');
  return slot && isoOf(gateOpens(slot) - CHANGE_BEFORE_HOURS * HOUR_MS);
}

type CfsOrderFacts = Pick<CfsReceipt, 'cut' | 'stuffings' | 'fires'> & { isDanger: 'Y' | 'N' };

/** Hours a truck can move to: free for its goods and before the stuffing of its boxes. */
export function hoursFor({ isDanger, cut, stuffings, fires }: CfsOrderFacts, boards: Boards, now: number): FreeSlot[] {
  const reach = { isDanger, fires, now, cut: momentIn(cut) };
  const blocks = stuffings.flatMap(({ slot }) => stuffSlotIn(slot) ?? []);
  return gateSlotsOf(boards[isDanger], isDanger).flatMap((slot) => {
    const left = gateLeft(boards, isDanger, slot);
    const isBefore = blocks.every((block) => stuffWhy(block, reach, gateEnds(slot)) !== 'after');
    return left > 0 && isBefore && gateWhy(slot, reach) === null ? [{ slot: gateText(slot), left }] : [];
  });
}

type FreeSlot = { slot: string; left: number };
