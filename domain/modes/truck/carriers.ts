import type { VehicleCode } from './vehicles';
import { kmBetween } from '../../road/cities';

export type RoadCarrier = {
  code: string;
  nameCn: string;
  classes: readonly string[];
  isForToxic: boolean;
  share: number;
  fleet: Readonly<Record<string, Readonly<Partial<Record<VehicleCode, number>>>>>;
  /** Trucks kept free of toxic and corrosive goods, therefore usable for general goods. */
  clean: readonly string[];
};

/** Invented names, licences, fleets and shares. */
export const ROAD_CARRIERS: readonly RoadCarrier[] = [
  {
    code: 'LXWY',
    nameCn: '澜骁危运',
    classes: ['2.1', '2.2', '3', '4.1', '5.1', '6.1', '8', '9'],
    isForToxic: false,
    share: 1,
    fleet: {
      3101: { BOX96: 4, BOX13: 6, BOX42: 3 },
      3205: { BOX13: 4, BOX96: 3 },
      3302: { BOX13: 3, TANK30: 3 },
    },
    clean: ['3205 BOX96'],
  },
  {
    code: 'DYGY',
    nameCn: '岱屿罐运',
    classes: ['2.1', '2.2', '3', '6.1', '8', '9'],
    isForToxic: false,
    share: 1,
    fleet: {
      3702: { TANK30: 3, SKEL: 4 },
      3703: { TANK30: 6, TANK20L: 4, TANKG: 2 },
      3705: { TANK30: 5, TANKG: 3 },
    },
    clean: [],
  },
  {
    code: 'QHLY',
    nameCn: '七禾冷运',
    classes: ['3', '4.1', '5.2', '6.1', '8', '9'],
    isForToxic: false,
    share: 1.04,
    fleet: { 3101: { REEF96: 4 }, 3206: { REEF96: 3, BOX96: 2 } },
    clean: [],
  },
  {
    code: 'BYTC',
    nameCn: '泊远拖车',
    classes: ['2.1', '2.2', '2.3', '3', '4.1', '4.2', '4.3', '5.1', '6.1', '8', '9'],
    isForToxic: false,
    share: 0.98,
    fleet: { 1201: { SKEL: 6 }, 3101: { SKEL: 6 }, 3302: { SKEL: 8 }, 3502: { SKEL: 4 } },
    clean: [],
  },
  {
    code: 'HMTY',
    nameCn: '恒陌特运',
    classes: ['1.4', '2.3', '3', '4.2', '4.3', '5.1', '6.1', '8', '9'],
    isForToxic: true,
    share: 1.12,
    fleet: { 4201: { BOX68: 4, TANK20L: 2 }, 5001: { BOX68: 3, TANKG: 2 } },
    clean: [],
  },
  {
    code: 'YZZX',
    nameCn: '耘舟专线',
    classes: ['3', '4.1', '5.1', '6.1', '8', '9'],
    isForToxic: false,
    share: 0.97,
    fleet: { 4401: { BOX96: 5, BOX42: 4, BOX13: 3 }, 4413: { TANK30: 4, BOX96: 3 } },
    clean: ['4401 BOX42'],
  },
  {
    code: 'SLWY',
    nameCn: '朔麓危运',
    classes: ['2.1', '2.2', '3', '4.1', '4.2', '4.3', '5.1', '8', '9'],
    isForToxic: false,
    share: 1.02,
    fleet: {
      1201: { BOX13: 4, SIDE13: 3, TANK30: 2 },
      2102: { BOX13: 3, TANK30: 3 },
      6101: { BOX13: 2 },
    },
    clean: ['1201 BOX13', '1201 SIDE13', '2102 BOX13', '6101 BOX13'],
  },
  {
    code: 'JCWL',
    nameCn: '涧川物流',
    classes: ['3', '6.1', '8', '9'],
    isForToxic: false,
    share: 0.99,
    fleet: { 5001: { BOX13: 3, TANK30: 2 }, 5101: { BOX96: 3, BOX13: 3 } },
    clean: ['5101 BOX96'],
  },
];

export const roadCarrier = (code: string): RoadCarrier | undefined => ROAD_CARRIERS.find((one) => one.code === code);

export type FleetStand = { carrier: RoadCarrier; base: string; vehicle: VehicleCode; trucks: number; isClean: boolean };

export const STANDINGS: readonly FleetStand[] = ROAD_CARRIERS.flatMap((carrier) =>
  Object.entries(carrier.fleet).flatMap(([base, kinds]) =>
    (Object.entries(kinds) as [VehicleCode, number][]).map(([vehicle, trucks]) => ({
      carrier,
      base,
      vehicle,
      trucks,
      isClean: carrier.clean.includes(`${base} ${vehicle}`),
    })),
  ),
);

/** Kilometres from the last unloading to the nearest base with this truck type. */
export const homeKm = (carrier: RoadCarrier, vehicle: VehicleCode, last: string): number => {
  const bases = Object.keys(carrier.fleet).filter((base) => carrier.fleet[base]?.[vehicle] !== undefined);
  return Math.min(...bases.map((base) => kmBetween(last, base) ?? Infinity));
};
