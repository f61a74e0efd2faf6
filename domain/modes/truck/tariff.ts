import type { Exchange } from '../../offer/charge-lines';
import type { RoadCarrier } from './carriers';
import type { PartRates, TruckRates } from './rates';
import { isTankTruck, type Vehicle, type VehicleCode, VEHICLES } from './vehicles';

export const TRUCK_EXTRA_WORDS = {
  waiting: '超 3 小时等候',
  returning: '收货人拒收返程',
  overstay: '站点超期仓储',
} as const;

/** Prices of the desk in minor units of yuan. `part`: null while a price of part loads is missing. */
export type TruckPrices = Exchange & {
  vehicles: Readonly<Partial<Record<VehicleCode, Pick<TruckRates, 'perKm' | 'least' | 'toll' | 'cold'>>>>;
  fees: Pick<
    TruckRates,
    'factors' | 'escort' | 'secondEscort' | 'yard' | 'stop' | 'lift' | 'waiting' | 'fork' | 'wash' | 'permit'
  > & { tankWaiting: number; insured: Pick<TruckRates['insurance'], 'least' | 'dangerLeast'>; cancelled: number };
  part: (Pick<PartRates, 'least' | 'base' | 'perTonKm'> & { door: Pick<PartRates['door'], 'least' | 'perKm'> }) | null;
};

/** Terms of every truck: shares and hours, no amounts. */
export const SHARED = {
  groupOne: 0.15,
  toxic: 2.2,
  freeHours: 3,
  round: 0.6,
  insurance: { perMille: 0.8, dangerPerMille: 1.5 },
  cancel: {
    shares: [
      { hours: 24, share: 0.1 },
      { hours: 6, share: 0.3 },
      { hours: 0, share: 0.5 },
    ],
    atGate: 0.7,
  },
  notIncluded: ['装卸工', TRUCK_EXTRA_WORDS.waiting, '罚款', TRUCK_EXTRA_WORDS.returning],
} as const;

const largerThan = ({ kind, payloadKg }: Vehicle, vehicles: TruckPrices['vehicles']): TruckRates['larger'] =>
  Object.fromEntries(
    Object.values(VEHICLES).flatMap((other) => {
      const price = vehicles[other.code];
      return price && other.kind === kind && other.payloadKg > payloadKg ? [[other.code, price]] : [];
    }),
  );

/** Tariff of a truck; null while its type has no price. */
export function truckRates(
  vehicle: Vehicle,
  { share }: Pick<RoadCarrier, 'share'>,
  { vehicles, fees, part: _, ...exchange }: TruckPrices,
): TruckRates | null {
  const own = vehicles[vehicle.code];
  if (!own) return null;
  const { tankWaiting, insured, cancelled, waiting, ...rates } = fees;
  return {
    ...SHARED,
    ...exchange,
    ...rates,
    ...own,
    larger: largerThan(vehicle, vehicles),
    insurance: { ...SHARED.insurance, ...insured },
    cancel: { confirmed: cancelled, ...SHARED.cancel },
    notIncluded: [...SHARED.notIncluded],
    share,
    backShare: vehicle.backShare,
    waiting: isTankTruck(vehicle) ? tankWaiting : waiting,
    isBulk: isTankTruck(vehicle) || vehicle.kind === 'SKEL',
    part: null,
  };
}

/** Terms of part loads: what a cubic metre counts as, steps, heavy pieces at the door, the farthest door. */
const PART = { kgPerM3: 300, stepKg: 100, door: { overKg: 1490, heavy: 1.6, farKm: 150 } } as const;

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

/** Tariff of a part load; null while one of its prices is missing. */
export function partRates(
  vehicle: Vehicle,
  carrier: Pick<RoadCarrier, 'share'>,
  prices: TruckPrices,
): SharedRates | null {
  const whole = truckRates(vehicle, carrier, prices);
  const { part } = prices;
  return (
    whole &&
    part && {
      ...whole,
      cancel: PART_CANCEL,
      part: { ...PART, ...part, door: { ...PART.door, ...part.door } },
      notIncluded: [TRUCK_EXTRA_WORDS.returning, TRUCK_EXTRA_WORDS.overstay],
    }
  );
}
