import type { BoxType } from '../../offer/search';
import { CONTAINERS } from '../../offer/containers';
import { parseWholeNumber } from '../../values/typed-number';
import { assignHalfDays, type TypedStuff } from './board';

const totalTeu = (boxes: readonly BoxType[]): number => boxes.reduce((all, type) => all + CONTAINERS[type].teu, 0);

function fitting(boxes: readonly BoxType[], chosen: readonly TypedStuff[], left: number): number {
  const blocks = [...chosen.map(({ teu }) => parseWholeNumber(teu) ?? 0), left];
  const placed = assignHalfDays(boxes, blocks);
  return totalTeu(boxes.filter((_, at) => placed[at] === blocks.length - 1));
}

/** Toggles a half day: frees it, or assigns the remaining boxes, or all boxes anew. */
export function stuffToggled(
  chosen: readonly TypedStuff[],
  boxes: readonly BoxType[],
  { slot, left }: { slot: string; left: number },
): TypedStuff[] {
  if (chosen.some((one) => one.slot === slot)) return chosen.filter((one) => one.slot !== slot);
  const more = fitting(boxes, chosen, left);
  const all = more > 0 ? [...chosen, { slot, teu: String(more) }] : [{ slot, teu: String(fitting(boxes, [], left)) }];
  return all.filter(({ teu }) => teu !== '0').toSorted((one, other) => one.slot.localeCompare(other.slot));
}
