import { CONTAINERS, type Load } from './containers';
import type { BoxType } from './search';

const TYPES = ['20GP', '40GP', '40HQ'] as const;

/** Longest piece that fits into a 20 ft box, in cm. */
const LONGEST_IN_TWENTY_CM = 585;

/** Box type and count for a load: least TEU, then fewest boxes. */
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
