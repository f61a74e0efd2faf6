import { HAZARD_CLASS_IDS } from '../../../../domain/goods/dangerous-goods';
import { USUAL_TONS } from '../../../../domain/modes/lcl/tons';
import type { LclRates } from '../../../../domain/modes/lcl/rates';
import { HOUSE_DECLARES, LCL_SERVICES } from '../../../../domain/modes/lcl/services';
import { YUAN_FOR_DOLLAR } from '../../../../domain/offer/charge-lines';
import type { ServiceRates } from '../../../../domain/offer/service-rates';
import { minorUnits } from '../../../../domain/values/money';
import { SERVICE_RATES } from '../../fees/service-rates';
import { ratesWithoutBoxes } from '../../fees/share-rates';
import { seaLines } from '../../../world/ports/sea-port';
import { SEA_OCEAN } from '../../sea/tariff';
import { amounts, sheetFigures, type Tariffs, type TariffSheet } from '../../tariffs/sheet';

const declared = SERVICE_RATES.inDangerFreight[HOUSE_DECLARES];

/** Services on LCL freight. Dangerous goods are always declared, included in the freight. */
const serviceRates: ServiceRates = {
  services: ratesWithoutBoxes(LCL_SERVICES.filter((code) => code !== HOUSE_DECLARES)),
  inDangerFreight: declared ? { [HOUSE_DECLARES]: declared } : {},
  insurance: SERVICE_RATES.insurance,
};

/** Advance manifest per country, with its fee per bill in US dollars. */
const MANIFEST: Readonly<Record<string, readonly [item: string, dollars: number]>> = {
  US: ['AMS', 30],
  CA: ['ACI', 30],
  NL: ['ENS', 25],
  DE: ['ENS', 25],
  BE: ['ENS', 25],
  FR: ['ENS', 25],
  IT: ['ENS', 25],
  ES: ['ENS', 25],
  GR: ['ENS', 25],
  JP: ['AFR', 25],
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

const dangerCents = (tariffs: Tariffs): LclRates['danger'] =>
  Object.fromEntries(
    HAZARD_CLASS_IDS.flatMap((hazardClass) => {
      const dollars = sheetFigures(LCL_DANGER, tariffs)[hazardClass]?.[SURCHARGE];
      return dollars === undefined ? [] : [[hazardClass, minorUnits(dollars)]];
    }),
  );

const EVERYWHERE = {
  ...serviceRates,
  ...USUAL_TONS,
  lowSulphur: minorUnits(5),
  perSubRisk: minorUnits(10),
  hazards: {},
  handling: {
    general: { perTon: minorUnits(80), leastTons: 1 },
    danger: { perTon: minorUnits(220), leastTons: 2 },
  },
  terminal: minorUnits(55),
  gate: { perTon: minorUnits(20), leastTons: 2 },
  document: minorUnits(300),
  declaration: minorUnits(500),
  label: { perPiece: minorUnits(5), leastPieces: 10 },
  heavy: { perPiece: minorUnits(150), overKg: 2000 },
  long: { perPiece: minorUnits(100), overCm: 300 },
} satisfies Partial<LclRates>;

const BOX_M3 = 25;
/** Local cost of a 20GP in yuan, for dead freight. */
const BOX_ASHORE = 910;

type LclRateInput = {
  line: string;
  country: string;
  rate: number;
  tariffs: Tariffs;
  wholeBox: number | null;
};

/** Tariff of a departure; null for lines without one. */
export function tariffRates({ line, country, rate, tariffs, wholeBox }: LclRateInput): LclRates | null {
  const ocean = sheetFigures(LCL_OCEAN, tariffs)[line]?.[RATE];
  const boxOcean = minorUnits(sheetFigures(SEA_OCEAN, tariffs)[line]?.['20GP'] ?? 0);
  if (ocean === undefined) return null;
  const told = MANIFEST[country];
  return {
    ...EVERYWHERE,
    danger: dangerCents(tariffs),
    ocean: minorUnits(ocean * rate),
    manifest: told ? { item: told[0], perBill: minorUnits(told[1]) } : null,
    wholeBox,
    deadFreight: { boxM3: BOX_M3, perBox: boxOcean * YUAN_FOR_DOLLAR + minorUnits(BOX_ASHORE) },
  };
}
