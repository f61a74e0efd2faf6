import { findSeaPort, type SeaPort } from '../../world/ports/sea-port';
import { SEA_PORTS } from '../../world/ports/sea-ports';

export type Lane = {
  /** Format `CNSHA-NLRTM`. */
  key: string;
  org: SeaPort;
  dst: SeaPort;
  line: string;
  /** Shortest and longest days at sea. */
  transitDays: readonly [number, number];
  feeds: SeaPort | null;
};

/** Difference in days from Shanghai or Ningbo. */
const MORE_DAYS: Readonly<Record<string, number>> = {
  CNTAO: 1,
  CNTXG: 2,
  CNDLC: 2,
  CNLYG: 1,
  CNZJG: 2,
  CNTAG: 1,
  CNNKG: 2,
  CNWUH: 5,
  CNCKG: 9,
  CNXMN: -1,
  CNSHK: -1,
  CNYTN: -1,
  CNNSA: -1,
  CNZHA: 1,
  CNQZH: 2,
  CNYIK: 3,
};

const FEEDS: Readonly<Record<string, string>> = {
  CNZJG: 'CNSHA',
  CNTAG: 'CNSHA',
  CNNKG: 'CNSHA',
  CNWUH: 'CNSHA',
  CNCKG: 'CNSHA',
  CNYIK: 'CNDLC',
  CNZHA: 'CNNSA',
  CNQZH: 'CNNSA',
};

/** Minimum transit, since near ports could otherwise be reached before departure. */
const SHORTEST = 2;

function laneBetween(org: SeaPort, dst: SeaPort, [best, worst]: readonly [number, number]): Lane {
  const more = MORE_DAYS[org.code] ?? 0;
  return {
    key: `${org.code}-${dst.code}`,
    org,
    dst,
    line: dst.line,
    transitDays: [Math.max(best + more, SHORTEST), Math.max(worst + more, SHORTEST)],
    feeds: findSeaPort(FEEDS[org.code] ?? '') ?? null,
  };
}

const PORTS = SEA_PORTS.flatMap(([code]) => findSeaPort(code) ?? []);

const LANES: ReadonlyMap<string, Lane> = new Map(
  PORTS.filter(({ transitDays }) => transitDays === null).flatMap((org) =>
    PORTS.flatMap((dst): [string, Lane][] =>
      dst.transitDays ? [[`${org.code}-${dst.code}`, laneBetween(org, dst, dst.transitDays)]] : [],
    ),
  ),
);

export const laneKeys = (): string[] => [...LANES.keys()];

/** Undefined for unserved pairs: domestic or inbound. */
export const findLane = (org: string, dst: string): Lane | undefined => LANES.get(`${org}-${dst}`);
