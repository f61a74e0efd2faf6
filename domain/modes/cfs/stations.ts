import type { HazardClass } from '../../goods/dangerous-goods';
import type { Fire } from '../../goods/fire';
import { linesOf, listedClasses, listedFires } from '../../goods/listed-scope';
import { STATIONS_TABLE } from './stations-table';

/** Capacity: trucks per hour, TEU per half day. */
export type StationMost = { trucks: number; teu: number };

/** `port` is the code of its port. */
export type StationRow = {
  code: string;
  nameCn: string;
  port: string;
  address: string;
  classes: HazardClass[];
  fires: Fire[];
  /** Staff licensed to pack dangerous goods. */
  packers: number;
  most: Record<'Y' | 'N', StationMost>;
};

const two = (text: string): [number, number] => {
  const [danger = 0, general = 0] = text.split('/').map(Number);
  return [danger, general];
};

function stationIn(words: readonly string[]): StationRow {
  const [
    code = '',
    nameCn = '',
    port = '',
    address = '',
    classes = '',
    fires = '',
    packers = '',
    hour = '',
    half = '',
  ] = words;
  const [trucks, teu] = [two(hour), two(half)];
  return {
    code,
    nameCn,
    port,
    address,
    classes: listedClasses(classes),
    fires: listedFires(fires),
    packers: Number(packers),
    most: { Y: { trucks: trucks[0], teu: teu[0] }, N: { trucks: trucks[1], teu: teu[1] } },
  };
}

export const STATION_ROWS: readonly StationRow[] = linesOf(STATIONS_TABLE).map(({ words }) => stationIn(words));
