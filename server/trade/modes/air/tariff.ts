import { HAZARD_CLASS_IDS } from '../../../../domain/goods/dangerous-goods';
import { airLines, findAirport } from '../../../../domain/modes/air/airports';
import type { AirRates } from '../../../../domain/modes/air/rates';
import { AIR_SERVICES } from '../../../../domain/modes/air/services';
import type { ServiceRates } from '../../../../domain/offer/service-rates';
import { minorUnits } from '../../../../domain/values/money';
import { SERVICE_RATES } from '../../fees/service-rates';
import { ratesWithoutBoxes } from '../../fees/share-rates';
import {
  isEntered,
  amounts,
  classFactor,
  dangerSheet,
  sheetFigures,
  type Tariffs,
  type TariffSheet,
} from '../../tariffs/sheet';

const serviceRates: ServiceRates = {
  services: ratesWithoutBoxes(AIR_SERVICES),
  inDangerFreight: {},
  insurance: SERVICE_RATES.insurance,
};

const [LEAST, FUEL] = ['最低收费', '燃油'] as const;
/** Columns of the sheet by the weight from which their price holds. */
const BREAKS = [
  [0, '45 以下'],
  [45, '45 起'],
  [100, '100 起'],
  [300, '300 起'],
  [500, '500 起'],
  [1000, '1000 起'],
] as const;

export const AIR_FREIGHT: TariffSheet = {
  id: 'air-freight',
  title: '空运运费',
  unit: '元；最低收费每票，燃油与各级每公斤',
  rowTitle: '航线',
  rows: airLines(),
  columns: amounts([LEAST, FUEL, ...BREAKS.map(([, title]) => title)], 100_000, 2),
};
export const AIR_DANGER = dangerSheet('air-danger', '空运危险品系数');

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

const dangerFactors = (tariffs: Tariffs): AirRates['danger'] =>
  Object.fromEntries(
    HAZARD_CLASS_IDS.flatMap((hazardClass) => {
      const factor = classFactor(AIR_DANGER, tariffs, hazardClass);
      return factor === null ? [] : [[hazardClass, factor]];
    }),
  );

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
  dangerByUn: { '3480': 1.6, '3481': 1.4 },
  hazards: {},
} satisfies Partial<AirRates>;

type AirRateInput = {
  org: string;
  dst: string;
  factor: number;
  rate: number;
  tariffs: Tariffs;
};

/** Tariff of a flight; null for ways without one. */
export function airRatesFor({ org, dst, factor, rate, tariffs }: AirRateInput): AirRates | null {
  const airport = findAirport(dst);
  const line = sheetFigures(AIR_FREIGHT, tariffs)[airport?.line ?? ''];
  const origin = ORIGINS[org];
  if (!airport || !line || origin === undefined) return null;
  const holds = isEntered(AIR_FREIGHT, tariffs);
  const now = (yuan: number): number => minorUnits(holds ? yuan : yuan * origin * factor * rate);
  const manifest = MANIFESTS[airport.country];
  return {
    ...EVERYWHERE,
    danger: dangerFactors(tariffs),
    ladder: {
      minimum: now(line[LEAST] ?? 0),
      rungs: BREAKS.map(([from, title]) => ({ from, perKg: now(line[title] ?? 0) })),
    },
    fuel: minorUnits(line[FUEL] ?? 0),
    manifest: manifest === undefined ? null : minorUnits(manifest),
  };
}
