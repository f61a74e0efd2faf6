import type { HazardClass } from '../../../../domain/goods/dangerous-goods';
import { findAirport } from '../../../../domain/modes/air/airports';
import type { AirRates } from '../../../../domain/modes/air/rates';
import { AIR_SERVICES } from '../../../../domain/modes/air/services';
import type { ServiceRates } from '../../../../domain/offer/service-rates';
import { minorUnits } from '../../../../domain/values/money';
import { SERVICE_RATES } from '../../fees/service-rates';
import { ratesWithoutBoxes } from '../../fees/share-rates';

const serviceRates: ServiceRates = {
  services: ratesWithoutBoxes(AIR_SERVICES),
  inDangerFreight: {},
  insurance: SERVICE_RATES.insurance,
};

/** Demo tariff, no market data. Yuan per line: minimum, fuel, and per kg from each break. */
const TARIFF = `
近洋 260 2 30 22 17 15.5 14.5 13.5
东南亚 300 3 36 27 21 19 18 17
印巴 380 4.5 46 35 28 26 25 24
中东 380 4.5 45 34 27 25 24 23
欧洲 480 6.5 62 48 38 35 33.5 32
北美西 520 7.5 70 54 44 41 39 37.5
北美中东 520 8 74 58 47 44 42 40
南美 620 9 98 80 68 64 62 60
澳新 460 5.5 58 45 36 33 31.5 30
`;

const BREAKS = [0, 45, 100, 300, 500, 1000];

type Line = { minimum: number; fuel: number; perKg: number[] };

const LINES: ReadonlyMap<string, Line> = new Map(
  TARIFF.trim()
    .split('\n')
    .map((row) => {
      const [line = '', ...numbers] = row.split(' ');
      const [minimum = 0, fuel = 0, ...perKg] = numbers.map(Number);
      return [line, { minimum, fuel, perKg }];
    }),
);

const ORIGINS: Readonly<Record<string, number>> = {
  PVG: 1,
  PEK: 1.02,
  CAN: 0.99,
  CGO: 0.96,
  EHU: 0.95,
  TFU: 1.03,
  SZX: 0.99,
};

/** Fee per bill for countries with advance manifests. */
const MANIFESTS: Readonly<Record<string, number>> = { US: 180, DE: 100, NL: 100, BE: 100, GB: 100 };

const DANGER: Readonly<Partial<Record<HazardClass, number>>> = {
  '2.1': 1.8,
  '2.2': 1.4,
  '3': 1.5,
  '4.1': 1.6,
  '4.3': 1.8,
  '5.1': 1.6,
  '5.2': 2,
  '6.1': 1.6,
  '8': 1.5,
  '9': 1.25,
};

const EVERYWHERE = {
  ...serviceRates,
  security: minorUnits(1.2),
  handling: {
    general: { perKg: minorUnits(0.6), leastKg: 100 },
    danger: { perKg: minorUnits(1.5), leastKg: 200 },
  },
  bill: minorUnits(50),
  houseBill: minorUnits(50),
  check: minorUnits(600),
  checkMore: minorUnits(200),
  danger: DANGER,
  dangerByUn: { '3480': 1.6, '3481': 1.4 },
  hazards: {},
} satisfies Partial<AirRates>;

export type AirRateInput = {
  org: string;
  dst: string;
  factor: number;
  rate: number;
};

/** Tariff of a flight; null for ways without one. */
export function airRatesFor({ org, dst, factor, rate }: AirRateInput): AirRates | null {
  const airport = findAirport(dst);
  const line = LINES.get(airport?.line ?? '');
  const origin = ORIGINS[org];
  if (!airport || !line || origin === undefined) return null;
  const now = (yuan: number): number => minorUnits(yuan * origin * factor * rate);
  const manifest = MANIFESTS[airport.country];
  return {
    ...EVERYWHERE,
    ladder: {
      minimum: now(line.minimum),
      rungs: BREAKS.map((from, at) => ({ from, perKg: now(line.perKg[at] ?? 0) })),
    },
    fuel: minorUnits(line.fuel),
    manifest: manifest === undefined ? null : minorUnits(manifest),
  };
}
