import { CLEANING_GRADES } from '../../goods/tank/grades';
import { minorUnits } from '../../values/money';
import type { RoadCarrier } from './carriers';
import type { PartRates, TruckRates } from './rates';
import { isTankTruck, type Vehicle } from './vehicles';

export const TRUCK_EXTRA_WORDS = {
  waiting: '超 3 小时等候',
  returning: '收货人拒收返程',
  overstay: '站点超期仓储',
} as const;

/** Freight factor by class. Demo tariff. */
const FACTORS = {
  '3': 1.35,
  '8': 1.35,
  '9': 1.2,
  '2.2': 1.25,
  '4.1': 1.4,
  '6.1': 1.45,
  '2.1': 1.5,
  '5.1': 1.5,
  '4.2': 1.6,
  '4.3': 1.6,
  '5.2': 1.7,
  '2.3': 1.9,
  '1.4': 2,
} as const;

const WASH = { A: 480, B: 680, C: 1200, D: 1900 } as const;

export const SHARED = {
  factors: Object.entries(FACTORS).map(([hazardClass, factor]) => ({ hazardClass, factor })),
  groupOne: 0.15,
  toxic: 2.2,
  escort: minorUnits(380),
  secondEscort: minorUnits(600),
  yard: minorUnits(260),
  stop: minorUnits(300),
  lift: minorUnits(350),
  freeHours: 3,
  fork: { ton: minorUnits(45), least: minorUnits(300) },
  wash: CLEANING_GRADES.map((grade) => ({ grade, amount: minorUnits(WASH[grade]) })),
  permit: minorUnits(500),
  round: 0.6,
  insurance: {
    perMille: 0.8,
    least: minorUnits(100),
    dangerPerMille: 1.5,
    dangerLeast: minorUnits(200),
  },
  cancel: {
    confirmed: minorUnits(300),
    shares: [
      { hours: 24, share: 0.1 },
      { hours: 6, share: 0.3 },
      { hours: 0, share: 0.5 },
    ],
    atGate: 0.7,
  },
  notIncluded: ['装卸工', TRUCK_EXTRA_WORDS.waiting, '罚款', TRUCK_EXTRA_WORDS.returning],
} as const;

export const truckRates = (vehicle: Vehicle, { share }: Pick<RoadCarrier, 'share'>): TruckRates => ({
  ...SHARED,
  factors: [...SHARED.factors],
  wash: [...SHARED.wash],
  notIncluded: [...SHARED.notIncluded],
  perKm: minorUnits(vehicle.kmYuan),
  least: minorUnits(vehicle.leastYuan),
  share,
  toll: minorUnits(vehicle.tollYuan),
  cold: minorUnits(vehicle.coldYuan),
  backShare: vehicle.backShare,
  waiting: minorUnits(isTankTruck(vehicle) ? 220 : 180),
  isBulk: isTankTruck(vehicle) || vehicle.kind === 'SKEL',
  part: null,
});

const PART: PartRates = {
  least: minorUnits(480),
  base: minorUnits(180),
  perTonKm: minorUnits(1.15),
  kgPerM3: 300,
  stepKg: 100,
  door: { least: minorUnits(200), perKm: minorUnits(4.6), overKg: 1490, heavy: 1.6, farKm: 150 },
};

/** Cancelling is free until 24 hours before the hub closes. */
const PART_CANCEL = {
  confirmed: 0,
  shares: [
    { hours: 24, share: 0 },
    { hours: 6, share: 0.3 },
    { hours: 0, share: 1 },
  ],
  atGate: 1,
};

type SharedRates = TruckRates & { part: PartRates };

export const partRates = (vehicle: Vehicle, carrier: Pick<RoadCarrier, 'share'>): SharedRates => ({
  ...truckRates(vehicle, carrier),
  cancel: PART_CANCEL,
  part: PART,
  notIncluded: [TRUCK_EXTRA_WORDS.returning, TRUCK_EXTRA_WORDS.overstay],
});
