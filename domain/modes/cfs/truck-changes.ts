import { CHANGE_BEFORE_HOURS } from '../../order/trucks/truck-times';
import { toIso, parseMoment } from '../../values/moments';
import { gateRoomLeft, listGateSlots, type Boards } from './board';
import type { CfsForm } from './form';
import type { CfsReceipt } from './receipt';
import { gateEnds, gateOpens, readGateSlot, gateText, gateWhy, readStuffSlot, stuffWhy } from './slots';
import { HOUR_MS } from '../../values/spans';

/** Latest time to change a truck; null for a missing truck. */
export function openUntil({ inbound }: Pick<CfsForm, 'inbound'>, at: number): string | null {
  const slot = readGateSlot(inbound[at]?.slot ?? '');
  return slot && toIso(gateOpens(slot) - CHANGE_BEFORE_HOURS * HOUR_MS);
}

type CfsOrderFacts = Pick<CfsReceipt, 'cut' | 'stuffings' | 'fires'> & { isDanger: 'Y' | 'N' };

/** Hours a truck can move to: free for its goods and before the stuffing of its boxes. */
export function truckChangeHours(
  { isDanger, cut, stuffings, fires }: CfsOrderFacts,
  boards: Boards,
  now: number,
): FreeSlot[] {
  const reach = { isDanger, fires, now, cut: parseMoment(cut) };
  const blocks = stuffings.flatMap(({ slot }) => readStuffSlot(slot) ?? []);
  return listGateSlots(boards[isDanger], isDanger).flatMap((slot) => {
    const left = gateRoomLeft(boards, isDanger, slot);
    const isBefore = blocks.every((block) => stuffWhy(block, reach, gateEnds(slot)) !== 'after');
    return left > 0 && isBefore && gateWhy(slot, reach) === null ? [{ slot: gateText(slot), left }] : [];
  });
}

type FreeSlot = { slot: string; left: number };
