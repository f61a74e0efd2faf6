import { HAZARD_CLASS_IDS } from '../../../../domain/goods/dangerous-goods';
import { USUAL_TONS } from '../../../../domain/modes/lcl/tons';
import type { LclRates } from '../../../../domain/modes/lcl/rates';
import { HOUSE_DECLARES, LCL_SERVICES } from '../../../../domain/modes/lcl/services';
import { yuanForDollar } from '../../../../domain/offer/charge-lines';
import type { ServiceRates } from '../../../../domain/offer/service-rates';
import { minorUnits } from '../../../../domain/values/money';
import { IN_DANGER_FREIGHT, insuranceRates } from '../../fees/service-rates';
import { ratesWithoutBoxes } from '../../fees/share-rates';
import { seaLines } from '../../../world/ports/sea-port';
import { SEA_OCEAN } from '../../sea/tariff';
import { exchangeNow } from '../../tariffs/exchange';
import { amounts, feeAmounts, feeSheet, sheetFigures, type Tariffs, type TariffSheet } from '../../tariffs/sheet';

const declared = IN_DANGER_FREIGHT[HOUSE_DECLARES];

/** Services on LCL freight. Dangerous goods are always declared, included in the freight. */
const lclServiceRates = (tariffs: Tariffs): ServiceRates => ({
  services: ratesWithoutBoxes(
    LCL_SERVICES.filter((code) => code !== HOUSE_DECLARES),
    tariffs,
  ),
  inDangerFreight: declared ? { [HOUSE_DECLARES]: declared } : {},
  insurance: insuranceRates(tariffs),
});

/** Advance manifest of a country. */
const MANIFESTS: Readonly<Record<string, 'AMS' | 'ACI' | 'ENS' | 'AFR'>> = {
  US: 'AMS',
  CA: 'ACI',
  NL: 'ENS',
  DE: 'ENS',
  BE: 'ENS',
  FR: 'ENS',
  IT: 'ENS',
  ES: 'ENS',
  GR: 'ENS',
  JP: 'AFR',
};

const RATE = '运价';
const SURCHARGE = '附加费';
export const LCL_OCEAN: TariffSheet = {
  id: 'lcl-ocean',
  title: '拼箱海运费',
  unit: '美元/计费吨',
  rowTitle: '航线',
  rows: seaLines(),
  columns: amounts([RATE], 2000, 2),
};
export const LCL_DANGER: TariffSheet = {
  id: 'lcl-danger',
  title: '拼箱危险品附加费',
  unit: LCL_OCEAN.unit,
  rowTitle: '危险类别',
  rows: HAZARD_CLASS_IDS,
  columns: amounts([SURCHARGE], 2000, 2),
};

export const LCL_DOLLARS = feeSheet({
  id: 'lcl-dollars',
  title: '拼箱低硫、次危险与舱单费',
  unit: '美元；舱单每票，其余每计费吨',
  rows: ['低硫附加费', '次要危险性（每项）', '舱单申报费 AMS', '舱单申报费 ACI', '舱单申报费 ENS', '舱单申报费 AFR'],
  most: 2000,
});
export const LCL_FEES = feeSheet({
  id: 'lcl-fees',
  title: '拼箱起运港费用',
  unit: '元；文件与申报每票，贴标与超重超长每件，整箱港杂每箱，其余每计费吨',
  rows: [
    '拼箱操作费（普通货物）',
    '拼箱操作费（危险货物）',
    '码头操作费',
    '进仓费',
    '文件费',
    '危品申报费',
    '贴标费',
    '超重件加价',
    '超长件加价',
    '亏舱按整箱计的港杂费',
  ],
  most: 100_000,
});

const dangerCents = (tariffs: Tariffs): LclRates['danger'] =>
  Object.fromEntries(
    HAZARD_CLASS_IDS.flatMap((hazardClass) => {
      const dollars = sheetFigures(LCL_DANGER, tariffs)[hazardClass]?.[SURCHARGE];
      return dollars === undefined ? [] : [[hazardClass, minorUnits(dollars)]];
    }),
  );

const EVERYWHERE = {
  ...USUAL_TONS,
  hazards: {},
} satisfies Partial<LclRates>;

const BOX_M3 = 25;

/** Least tons and pieces, and the bounds of large pieces, beside their prices. */
const chargesAshore = (fees: Readonly<Record<(typeof LCL_FEES.rows)[number], number>>) => ({
  handling: {
    general: { perTon: fees['拼箱操作费（普通货物）'], leastTons: 1 },
    danger: { perTon: fees['拼箱操作费（危险货物）'], leastTons: 2 },
  },
  terminal: fees['码头操作费'],
  gate: { perTon: fees['进仓费'], leastTons: 2 },
  document: fees['文件费'],
  declaration: fees['危品申报费'],
  label: { perPiece: fees['贴标费'], leastPieces: 10 },
  heavy: { perPiece: fees['超重件加价'], overKg: 2000 },
  long: { perPiece: fees['超长件加价'], overCm: 300 },
});

type LclRateInput = {
  line: string;
  country: string;
  rate: number;
  tariffs: Tariffs;
  wholeBox: number | null;
};

/** Tariff of a departure; null for lines without one, and while one of its fees is missing. */
export function tariffRates({ line, country, rate, tariffs, wholeBox }: LclRateInput): LclRates | null {
  const ocean = sheetFigures(LCL_OCEAN, tariffs)[line]?.[RATE];
  const boxOcean = minorUnits(sheetFigures(SEA_OCEAN, tariffs)[line]?.['20GP'] ?? 0);
  const [dollars, fees] = [feeAmounts(LCL_DOLLARS, tariffs), feeAmounts(LCL_FEES, tariffs)];
  const exchange = exchangeNow(tariffs);
  if (ocean === undefined || !dollars || !fees || !exchange) return null;
  const item = MANIFESTS[country];
  return {
    ...exchange,
    ...lclServiceRates(tariffs),
    ...EVERYWHERE,
    ...chargesAshore(fees),
    lowSulphur: dollars['低硫附加费'],
    perSubRisk: dollars['次要危险性（每项）'],
    danger: dangerCents(tariffs),
    ocean: minorUnits(ocean * rate),
    manifest: item ? { item, perBill: dollars[`舱单申报费 ${item}`] } : null,
    wholeBox,
    deadFreight: { boxM3: BOX_M3, perBox: boxOcean * yuanForDollar(exchange) + fees['亏舱按整箱计的港杂费'] },
  };
}
