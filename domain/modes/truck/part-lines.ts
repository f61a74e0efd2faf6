import { roadCarrier, type RoadCarrier } from './carriers';

export type RoadLine = {
  id: string;
  carrier: string;
  from: string;
  to: string;
  /** Monday is 1. */
  weekdays: readonly number[];
  days: number;
  kg: number;
  m3: number;
  isCold: boolean;
};

/** Columns: carrier, hubs, weekdays, transit days, and capacity when below the usual. Invented. */
const ROWS = `
LXWY 3101 4401 135 3
LXWY 3205 1201 24 3
LXWY 3101 4201 14 2
LXWY 3302 3101 12345 1 9000 32
YZZX 4401 3101 246 3
YZZX 4401 4301 135 2
YZZX 4413 3502 3 2
SLWY 1201 2101 14 2
SLWY 1201 6101 2 3
JCWL 5101 5001 135 1
JCWL 5001 4201 25 3
QHLY 3206 1101 4 3
`;

const COLD = 'QHLY';
const USUAL = { kg: 12_000, m3: 40 } as const;
/** Hour of the day goods must be at the hub. */
export const HUB_CUT_HOUR = 16;

function readPartLine(row: string): RoadLine {
  const [carrier = '', from = '', to = '', weekdays = '', days, kg, m3] = row.split(' ');
  return {
    id: `P-${carrier}-${from}-${to}`,
    carrier,
    from,
    to,
    weekdays: Array.from(weekdays, Number),
    days: Number(days),
    kg: Number(kg ?? USUAL.kg),
    m3: Number(m3 ?? USUAL.m3),
    isCold: carrier === COLD,
  };
}

export const ROAD_LINES: readonly RoadLine[] = ROWS.trim().split('\n').map(readPartLine);

export function lineCarrier({ id, carrier }: Pick<RoadLine, 'id' | 'carrier'>): RoadCarrier {
  const found = roadCarrier(carrier);
  if (!found) throw new Error(`nobody drives ${id}`);
  return found;
}
