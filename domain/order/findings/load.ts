import type { BoxAdvice } from '../box-advice';
import { CONTAINERS, HEAVY_TWENTY_KG, ROAD_CARGO_KG } from '../../offer/containers';
import { FINDING_SOURCES, type Finding, type FindingCode } from '../finding';

const found = (
  level: Finding['level'],
  about: 'WEIGHT' | 'VOLUME',
  code: FindingCode,
  given: Finding['given'],
  source: keyof typeof FINDING_SOURCES,
): Finding => ({ level, about, code, given, source: FINDING_SOURCES[source] });

/** What the boxes say to the weight and the volume, cargo spread evenly. */
export function loadFindings({ total, capacity, loads }: BoxAdvice): Finding[] {
  const isHeavy = total.kg > capacity.kg;
  return [
    ...(isHeavy ? [found('BLOCK', 'WEIGHT', 'overPayload', { kg: total.kg, most: capacity.kg }, 'boxes')] : []),
    ...(total.m3 > capacity.m3
      ? [found('BLOCK', 'VOLUME', 'overVolume', { m3: total.m3, most: capacity.m3 }, 'boxes')]
      : []),
    ...loads.flatMap(({ type, kg, vgmKg }): Finding[] => {
      const { maxGrossKg, isForty } = CONTAINERS[type];
      const isOver = !isHeavy && vgmKg > maxGrossKg;
      return [
        ...(isOver ? [found('MANUAL', 'WEIGHT', 'vgmOver', { box: type, kg: vgmKg, most: maxGrossKg }, 'vgm')] : []),
        ...(!isForty && kg > HEAVY_TWENTY_KG
          ? [found('PASS', 'WEIGHT', 'heavyTwenty', { kg, most: HEAVY_TWENTY_KG }, 'road')]
          : []),
        ...(kg > ROAD_CARGO_KG
          ? [found('PASS', 'WEIGHT', 'heavyRoad', { box: type, kg, most: ROAD_CARGO_KG }, 'road')]
          : []),
      ];
    }),
  ];
}
