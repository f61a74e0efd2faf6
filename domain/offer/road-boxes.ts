import { USUAL_TANK } from '../goods/tank/usual-tank';
import { CONTAINERS } from './containers';
import { BOX_TYPES } from './search';

export const ROAD_BOXES = [...BOX_TYPES, 'TK'] as const;
export type RoadBox = (typeof ROAD_BOXES)[number];

/** Container on a chassis, kg and m³. `m3`: null without walls. */
export type Box = { nameCn: string; isTank: boolean; tareKg: number; payloadKg: number; m3: number | null };

/** Plausible tare on a plate, in kg. */
export const TARE = { least: 1500, most: 9000 };
export const TARE_SAYS = '箱体自重应为 1,500 到 9,000 的整数';

function usualBox(box: RoadBox): Box {
  if (box !== 'TK') {
    const { tareKg, maxGrossKg, volumeM3 } = CONTAINERS[box];
    return { nameCn: box, isTank: false, tareKg, payloadKg: maxGrossKg - tareKg, m3: volumeM3 };
  }
  const { tareKg, payloadKg, litres } = USUAL_TANK;
  return { nameCn: '20 尺罐箱', isTank: true, tareKg, payloadKg, m3: litres / 1000 };
}

/** Payload of a truck in kg; on a chassis less the container, and at most its own payload. */
export const truckPayload = (payloadKg: number, box: Box | null): number =>
  box ? Math.min(payloadKg - box.tareKg, box.payloadKg) : payloadKg;

export const boxCalled = (box: RoadBox): string => usualBox(box).nameCn;

const isRoadBox = (box: string | null | undefined): box is RoadBox => ROAD_BOXES.some((one) => one === box);

/** Container by type, with the typed tare; null without a type. */
export function buildRoadBox(box: string | null | undefined, tare: number | null | undefined): Box | null {
  if (!isRoadBox(box)) return null;
  const usual = usualBox(box);
  const tareKg = tare ?? usual.tareKg;
  return { ...usual, tareKg, payloadKg: usual.payloadKg + usual.tareKg - tareKg };
}
