import { BORDER_CODES, DESTINATIONS, type BorderCode, type DestinationCode, type RailLine } from './corridor';
import { ORIGIN_CODES, PLATFORMS } from './handling';

export type OriginCode = (typeof ORIGIN_CODES)[number];
export type PlatformCode = keyof typeof PLATFORMS;

export type RailWay = {
  platform: PlatformCode;
  org: OriginCode;
  dst: DestinationCode;
  line: RailLine;
  border: BorderCode;
  /** Sunday is 0. */
  weekdays: readonly number[];
  transitDays: readonly [least: number, most: number];
};

/** Columns: platform, origin, destination, border, weekdays, transit days. */
const TABLE = `
HLBL RXA RDU RAL 135 15-18
HLBL RXA RHH RAL 26 16-19
HLBL RXA RMA RHG 1246 12-14
HLBL RXA RBU RHG 4 16-19
HLBL RCQ RDU RAL 14 15-18
HLBL RCD RLO RAL 25 13-15
HLBL RWH RHH RAL 3 16-19
HLBL RYW RMA RAL 5 14-17
YTBL RZZ RHH REL 26 15-18
YTBL RZZ RMO REL 14 11-13
YTBL RSZ RMA RMZ 36 15-18
YTBL RSZ RMO RMZ 25 13-15
YTBL RWH RMO RMZ 4 13-15
YTBL RCQ RMO RMZ 6 15-17
YTBL RXA RMO REL 3 12-14
SGZQ RXA RAA RHG 123456 6-8
SGZQ RXA RTA RHG 246 9-11
SGZQ RCD RAA RHG 3 8-10
SGZQ RCD RTA RHG 5 11-13
SGZQ RZZ RTA RAL 2 11-13
SGZQ RYW RTA RHG 15 12-14
SGZQ RCQ RAA RAL 4 8-10
SGZQ RSZ RTA RHG 6 13-15
SGZQ RWH RAA RAL 2 8-10
`;

export const PLATFORM_CODES = Object.keys(PLATFORMS) as PlatformCode[];
const DST_CODES = Object.keys(DESTINATIONS) as DestinationCode[];

const among = <TCode extends string>(codes: readonly TCode[], word: string): TCode => {
  const found = codes.find((code) => code === word);
  if (found === undefined) throw new Error(`no way of a train reads ${word}`);
  return found;
};

function readRoute(row: string): RailWay {
  const [run = '', from = '', to = '', over = '', days = '', span = ''] = row.split(' ');
  const [least = 0, most = 0] = span.split('-').map(Number);
  const dst = among(DST_CODES, to);
  return {
    platform: among(PLATFORM_CODES, run),
    org: among(ORIGIN_CODES, from),
    dst,
    line: DESTINATIONS[dst].line,
    border: among(BORDER_CODES, over),
    weekdays: Array.from(days, Number),
    transitDays: [least, most],
  };
}

export const RAIL_WAYS: readonly RailWay[] = TABLE.trim().split('\n').map(readRoute);

export const railWaysBetween = (org: string, dst: string): RailWay[] =>
  RAIL_WAYS.filter((way) => way.org === org && way.dst === dst);
