import type { HazardClass } from '../../../../domain/goods/dangerous-goods';
import { countGaugeChanges, type BorderCode, type RailLine } from '../../../../domain/modes/rail/corridor';
import type { RailRates } from '../../../../domain/modes/rail/rates';
import { type PerRailBox, RAIL_BOXES, type RailBox } from '../../../../domain/modes/rail/search';
import type { PerBox, ServiceRates } from '../../../../domain/offer/service-rates';
import { minorUnits } from '../../../../domain/values/money';
import { SERVICE_RATES } from '../../fees/service-rates';
import type { RailRoute } from './routes';

/* Demo tariff, no market data. */

const byBox = (of: (type: RailBox) => number): PerBox =>
  Object.fromEntries(RAIL_BOXES.map((type) => [type, minorUnits(of(type))]));

const byLength = (twenty: number, forty: number): PerBox => byBox((type) => (type === '20GP' ? twenty : forty));

const DANGER: Readonly<Partial<Record<HazardClass, number>>> = {
  '2.2': 1.5,
  '3': 1.7,
  '4.1': 1.6,
  '5.1': 1.8,
  '6.1': 1.8,
  '8': 1.6,
  '9': 1.35,
};

/** Box hire in US dollars, 20 and 40 ft. */
const USE: Readonly<Record<RailLine, PerBox>> = {
  中欧: byLength(250, 450),
  中俄: byLength(220, 350),
  中亚: byLength(180, 300),
};

/** Heated 40 ft box in US dollars, by how cold the border gets. */
const HEAT: Readonly<Record<BorderCode, number>> = { RAL: 1400, RHG: 1400, REL: 1600, RMZ: 1800 };
const HEAT_TWENTY = 0.6;

const { services } = SERVICE_RATES;

/** Station services and common ones; no port declaration applies. */
const SERVICES: ServiceRates['services'] = {
  ...Object.fromEntries(['TRK', 'CUS'].flatMap((code) => (services[code] ? [[code, services[code]]] : []))),
  DGA: { item: 'DGA', name: '危险货物批复代办', unit: 'BL', yuan: 3000 },
  TRN: { item: 'TRN', name: '俄文制单', unit: 'BL', yuan: 150 },
  LASH: { item: 'LASH', name: '加固', unit: 'CTN', yuan: 350 },
};

const EVERYWHERE = {
  services: SERVICES,
  inDangerFreight: {},
  insurance: SERVICE_RATES.insurance,
  gauge: byLength(80, 120),
  liner: byLength(380, 380),
  station: byLength(420, 580),
  seal: minorUnits(50),
  bill: minorUnits(200),
} satisfies Partial<RailRates>;

export function tariffRates({ line, border, freight }: RailRoute, rate: number): RailRates {
  const surcharge = Object.entries(DANGER).map(([hazardClass, factor]) => [
    hazardClass,
    byBox((type) => freight[type] * rate * (factor - 1)),
  ]);
  return {
    ...EVERYWHERE,
    freight: byBox((type) => freight[type] * rate),
    surcharge: Object.fromEntries(surcharge) as RailRates['surcharge'],
    changes: countGaugeChanges(line),
    use: USE[line],
    heat: byLength(HEAT[border] * HEAT_TWENTY, HEAT[border]),
  };
}

/** Hired boxes beyond the end: free days, then US dollars per day. */
export const FREE_DAYS = 15;
export const PER_DAY: PerRailBox = { '20GP': minorUnits(6), '40GP': minorUnits(10), '40HQ': minorUnits(10) };
