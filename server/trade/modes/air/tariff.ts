import { HAZARD_CLASS_IDS } from '../../../../domain/goods/dangerous-goods';
import { airLines, findAirport } from '../../../../domain/modes/air/airports';
import type { AirRates } from '../../../../domain/modes/air/rates';
import { AIR_SERVICES } from '../../../../domain/modes/air/services';
import type { ServiceRates } from '../../../../domain/offer/service-rates';
import { minorUnits } from '../../../../domain/values/money';
import { insuranceRates } from '../../fees/service-rates';
import { ratesWithoutBoxes } from '../../fees/share-rates';
import { exchangeNow } from '../../tariffs/exchange';
import {
  isEntered,
  amounts,
  classFactor,
  dangerSheet,
  feeAmounts,
  feeSheet,
  sheetFigures,
  type Tariffs,
  type TariffSheet,
} from '../../tariffs/sheet';

const airServiceRates = (tariffs: Tariffs): ServiceRates => ({
  services: ratesWithoutBoxes(AIR_SERVICES, tariffs),
  inDangerFreight: {},
  insurance: insuranceRates(tariffs),
});

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

/** Countries with advance manifests. */
const MANIFESTS = { US: '美国', DE: '德国', NL: '荷兰', BE: '比利时', GB: '英国' } as const;
type ManifestCountry = keyof typeof MANIFESTS;
const hasManifest = (country: string): country is ManifestCountry => Object.hasOwn(MANIFESTS, country);
const manifestName = (country: ManifestCountry) => `舱单预申报费（${MANIFESTS[country]}）` as const;

export const AIR_FEES = feeSheet({
  id: 'air-fees',
  title: '空运地面与单证费',
  unit: '元；安全附加与地面操作每公斤，检查加项每个 UN 编号，其余每票',
  rows: [
    '安全附加费',
    '地面操作费（普通货物）',
    '地面操作费（危险货物）',
    '运单费',
    '分单费',
    '收运检查费（危险品）',
    '检查加项（危险品）',
    ...Object.keys(MANIFESTS).filter(hasManifest).map(manifestName),
  ],
  most: 10_000,
});

const dangerFactors = (tariffs: Tariffs): AirRates['danger'] =>
  Object.fromEntries(
    HAZARD_CLASS_IDS.flatMap((hazardClass) => {
      const factor = classFactor(AIR_DANGER, tariffs, hazardClass);
      return factor === null ? [] : [[hazardClass, factor]];
    }),
  );

/** Kilograms that handling charges at least. */
const LEAST_KG = { general: 100, danger: 200 } as const;

const EVERYWHERE = {
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

/** Tariff of a flight; null for ways without one, and while one of its prices is missing. */
export function airRatesFor({ org, dst, factor, rate, tariffs }: AirRateInput): AirRates | null {
  const airport = findAirport(dst);
  const line = sheetFigures(AIR_FREIGHT, tariffs)[airport?.line ?? ''];
  const origin = ORIGINS[org];
  const [fees, exchange] = [feeAmounts(AIR_FEES, tariffs), exchangeNow(tariffs)];
  if (!airport || !line || !fees || !exchange || origin === undefined) return null;
  const holds = isEntered(AIR_FREIGHT, tariffs);
  const now = (yuan: number): number => minorUnits(holds ? yuan : yuan * origin * factor * rate);
  const { country } = airport;
  return {
    ...exchange,
    ...airServiceRates(tariffs),
    ...EVERYWHERE,
    danger: dangerFactors(tariffs),
    ladder: {
      minimum: now(line[LEAST] ?? 0),
      rungs: BREAKS.map(([from, title]) => ({ from, perKg: now(line[title] ?? 0) })),
    },
    fuel: minorUnits(line[FUEL] ?? 0),
    manifest: hasManifest(country) ? fees[manifestName(country)] : null,
    security: fees['安全附加费'],
    handling: {
      general: { perKg: fees['地面操作费（普通货物）'], leastKg: LEAST_KG.general },
      danger: { perKg: fees['地面操作费（危险货物）'], leastKg: LEAST_KG.danger },
    },
    bill: fees['运单费'],
    houseBill: fees['分单费'],
    check: fees['收运检查费（危险品）'],
    checkMore: fees['检查加项（危险品）'],
  };
}
