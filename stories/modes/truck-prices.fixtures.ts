import type { RoadCarrier } from '../../domain/modes/truck/carriers';
import { partRates, type TruckPrices, truckRates } from '../../domain/modes/truck/tariff';
import type { Vehicle } from '../../domain/modes/truck/vehicles';

/** Fen; the prices of the demo. */
const price = (perKm: number, least: number, toll = 195, cold = 0) => ({ perKm, least, toll, cold });

const PRICES: TruckPrices = {
  vehicles: {
    BOX42: price(420, 70_000, 45),
    BOX68: price(560, 95_000, 75),
    BOX96: price(670, 110_000, 105),
    BOX13: price(920, 150_000),
    SIDE13: price(880, 145_000),
    REEF96: price(890, 150_000, 105, 120),
    TANK30: price(1060, 180_000),
    TANK20L: price(1150, 190_000),
    TANKG: price(1280, 220_000),
    SKEL: price(900, 140_000),
  },
  fees: {
    factors: [
      { hazardClass: '3', factor: 1.35 },
      { hazardClass: '8', factor: 1.35 },
      { hazardClass: '9', factor: 1.2 },
      { hazardClass: '2.2', factor: 1.25 },
      { hazardClass: '4.1', factor: 1.4 },
      { hazardClass: '6.1', factor: 1.45 },
      { hazardClass: '2.1', factor: 1.5 },
      { hazardClass: '5.1', factor: 1.5 },
      { hazardClass: '4.2', factor: 1.6 },
      { hazardClass: '4.3', factor: 1.6 },
      { hazardClass: '5.2', factor: 1.7 },
      { hazardClass: '2.3', factor: 1.9 },
      { hazardClass: '1.4', factor: 2 },
    ],
    escort: 38_000,
    secondEscort: 60_000,
    yard: 26_000,
    stop: 30_000,
    lift: 35_000,
    waiting: 18_000,
    tankWaiting: 22_000,
    fork: { ton: 4500, least: 30_000 },
    wash: [
      { grade: 'A', amount: 48_000 },
      { grade: 'B', amount: 68_000 },
      { grade: 'C', amount: 120_000 },
      { grade: 'D', amount: 190_000 },
    ],
    permit: 50_000,
    insured: { least: 10_000, dangerLeast: 20_000 },
    cancelled: 30_000,
  },
  part: { least: 48_000, base: 18_000, perTonKm: 115, door: { least: 20_000, perKm: 460 } },
};

type Carrier = Pick<RoadCarrier, 'share'>;

function whole<TRates>(rates: TRates | null): TRates {
  if (rates === null) throw new Error('every truck has a price');
  return rates;
}

export const demoTruckRates = (vehicle: Vehicle, carrier: Carrier) => whole(truckRates(vehicle, carrier, PRICES));
export const demoPartRates = (vehicle: Vehicle, carrier: Carrier) => whole(partRates(vehicle, carrier, PRICES));
