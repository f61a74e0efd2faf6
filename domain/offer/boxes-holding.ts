import { CONTAINERS, type Load } from './containers';
import type { BoxType } from './search';

const TYPES = ['20GP', '40GP', '40HQ'] as const;

/** No longer piece goes into a box of twenty feet. */
const LONGEST_IN_TWENTY_CM = 585;

/** What of one type holds a load, with the least room on the ship; of as much room the fewest. */
export function boxesHolding({ kg, m3 }: Load, longestCm: number): { boxType: BoxType; boxes: number } {
  const [least] = TYPES.filter((type) => CONTAINERS[type].isForty || longestCm <= LONGEST_IN_TWENTY_CM)
    .map((boxType) => {
      const { payloadKg, practicalM3, teu } = CONTAINERS[boxType];
      const boxes = Math.max(1, Math.ceil(kg / payloadKg), Math.ceil(m3 / (practicalM3 ?? m3)));
      return { boxType, boxes, teu: boxes * teu };
    })
    .toSorted((one, other) => one.teu - other.teu || one.boxes - other.boxes);
  return { boxType: least?.boxType ?? '20GP', boxes: least?.boxes ?? 1 };
}
