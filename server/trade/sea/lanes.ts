import { findSeaPort, type SeaPort } from '../../world/ports/sea-port';
import { SEA_PORTS } from '../../world/ports/sea-ports';

export type Lane = {
  /** `CNSHA-NLRTM` */
  key: string;
  org: SeaPort;
  dst: SeaPort;
  /** What the trade calls the part of the world it leads to. */
  line: string;
  /** Days at sea, at best and at worst. */
  transitDays: readonly [number, number];
  /** The port where a small or a river port hands over to the big ship. */
  feeds: SeaPort | null;
};

/** Days more, or fewer, than from Shanghai or Ningbo. */
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

/** The nearest neighbours would be reached before leaving if a head start were longer than the way. */
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

/** Every way from a port of ours to one abroad. */
const LANES: ReadonlyMap<string, Lane> = new Map(
  PORTS.filter(({ transitDays }) => transitDays === null).flatMap((org) =>
    PORTS.flatMap((dst): [string, Lane][] =>
      dst.transitDays ? [[`${org.code}-${dst.code}`, laneBetween(org, dst, dst.transitDays)]] : [],
    ),
  ),
);

export const laneKeys = (): string[] => [...LANES.keys()];

/** Undefined where nobody sails: between two ports of ours, or homewards. */
export const findLane = (org: string, dst: string): Lane | undefined => LANES.get(`${org}-${dst}`);
