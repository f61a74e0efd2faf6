import type { BoxAdvice, BoxLoad } from '../boxes/box-advice';
import { CONTAINERS, HEAVY_TWENTY_KG, isOver } from '../../offer/containers';
import { FINDING_SOURCES, type Finding, type FindingCode } from '../../rules/finding';

const loadFinding = (
  level: Finding['level'],
  about: 'WEIGHT' | 'VOLUME',
  code: FindingCode,
  given: Finding['given'],
  source: keyof typeof FINDING_SOURCES,
): Finding => ({ level, about, code, given, source: FINDING_SOURCES[source] });

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
      ? [loadFinding('BLOCK', 'WEIGHT', 'boxOverPayload', { ...given, kg, vgm: vgmKg, most: payloadKg }, 'boxes')]
      : []),
    ...(practicalM3 !== null && m3 > practicalM3 && !over.m3
      ? [loadFinding('BLOCK', 'VOLUME', 'boxOverVolume', { ...given, m3, most: practicalM3 }, 'boxes')]
      : []),
    ...(!isHeavy && vgmKg > maxGrossKg
      ? [loadFinding('MANUAL', 'WEIGHT', 'vgmOver', { ...given, kg: vgmKg, most: maxGrossKg }, 'vgm')]
      : []),
    ...(!isForty && kg > HEAVY_TWENTY_KG
      ? [loadFinding('PASS', 'WEIGHT', 'heavyTwenty', { ...given, kg, most: HEAVY_TWENTY_KG }, 'road')]
      : []),
    ...(kg > roadKg ? [loadFinding('PASS', 'WEIGHT', 'heavyRoad', { ...given, kg, most: roadKg }, 'road')] : []),
  ];
}

export function loadFindings({ total, capacity, loads }: BoxAdvice, nameOf: Names): Finding[] {
  const over = isOver(total, capacity);
  return [
    ...(over.kg ? [loadFinding('BLOCK', 'WEIGHT', 'overPayload', { kg: total.kg, most: capacity.kg }, 'boxes')] : []),
    ...(over.m3
      ? [loadFinding('BLOCK', 'VOLUME', 'overVolume', { m3: total.m3, most: capacity.m3 ?? 0 }, 'boxes')]
      : []),
    ...loads.flatMap((load) => boxFindings(load, over, nameOf)),
  ];
}
