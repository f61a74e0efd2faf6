import type { BoxAdvice, BoxLoad } from '../boxes/box-advice';
import { CONTAINERS, HEAVY_TWENTY_KG, isOver } from '../../offer/containers';
import type { Finding } from '../../rules/finding';
import { sharedFinding } from '../../rules/shared-findings';

const boxNumbers = ({ first, count }: BoxLoad): string => (count === 1 ? `${first}` : `${first}–${first + count - 1}`);

type Names = (row: number) => string;

/** Findings of one box, or of equal boxes. `over`: the total is already reported as too much. */
function boxFindings(load: BoxLoad, over: { kg: boolean; m3: boolean }, nameOf: Names): Finding[] {
  const { type, kg, m3, vgmKg, parcels } = load;
  const { maxGrossKg, payloadKg, practicalM3, isForty, roadKg } = CONTAINERS[type];
  const given = { no: boxNumbers(load), box: type, goods: parcels.map(({ row }) => nameOf(row)).join(' + ') };
  const isHeavy = kg > payloadKg;
  return [
    ...(isHeavy && !over.kg
      ? [sharedFinding('BLOCK', 'boxOverPayload', { ...given, kg, vgm: vgmKg, most: payloadKg })]
      : []),
    ...(practicalM3 !== null && m3 > practicalM3 && !over.m3
      ? [sharedFinding('BLOCK', 'boxOverVolume', { ...given, m3, most: practicalM3 })]
      : []),
    ...(!isHeavy && vgmKg > maxGrossKg
      ? [sharedFinding('MANUAL', 'vgmOver', { ...given, kg: vgmKg, most: maxGrossKg })]
      : []),
    ...(!isForty && kg > HEAVY_TWENTY_KG
      ? [sharedFinding('PASS', 'heavyTwenty', { ...given, kg, most: HEAVY_TWENTY_KG })]
      : []),
    ...(kg > roadKg ? [sharedFinding('PASS', 'heavyRoad', { ...given, kg, most: roadKg })] : []),
  ];
}

export function loadFindings({ total, capacity, loads }: BoxAdvice, nameOf: Names): Finding[] {
  const over = isOver(total, capacity);
  return [
    ...(over.kg ? [sharedFinding('BLOCK', 'overPayload', { kg: total.kg, most: capacity.kg })] : []),
    ...(over.m3 ? [sharedFinding('BLOCK', 'overVolume', { m3: total.m3, most: capacity.m3 ?? 0 })] : []),
    ...loads.flatMap((load) => boxFindings(load, over, nameOf)),
  ];
}
