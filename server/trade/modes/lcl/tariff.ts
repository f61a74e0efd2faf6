import { USUAL_TONS } from '../../../../domain/modes/lcl/tons';
import type { HazardClass } from '../../../../domain/goods/dangerous-goods';
import type { LclRates } from '../../../../domain/modes/lcl/rates';
import { HOUSE_DECLARES, LCL_SERVICES } from '../../../../domain/modes/lcl/services';
import { YUAN_FOR_DOLLAR } from '../../../../domain/offer/charge-lines';
import type { ServiceRates } from '../../../../domain/offer/service-rates';
import { minorUnits } from '../../../../domain/values/money';
import { SERVICE_RATES } from '../../fees/service-rates';
import { ratesWithoutBoxes } from '../../fees/share-rates';

const declared = SERVICE_RATES.inDangerFreight[HOUSE_DECLARES];

/** Services on LCL freight. Dangerous goods are always declared, included in the freight. */
const serviceRates: ServiceRates = {
  services: ratesWithoutBoxes(LCL_SERVICES.filter((code) => code !== HOUSE_DECLARES)),
  inDangerFreight: declared ? { [HOUSE_DECLARES]: declared } : {},
  insurance: SERVICE_RATES.insurance,
};

/** Demo tariff, no market data. US dollars per revenue ton, by line. */
const OCEAN: Readonly<Record<string, number>> = {
  近洋: 8,
  东南亚: 18,
  印巴: 38,
  中东: 45,
  红海: 60,
  欧洲: 62,
  地中海: 70,
  北美西: 72,
  '北美东/美湾': 95,
  南美东: 85,
  中南美西: 90,
  非洲: 98,
  澳新: 48,
};

const DANGER: Readonly<Partial<Record<HazardClass, number>>> = {
  '2.2': 35,
  '3': 45,
  '4.1': 50,
  '5.1': 65,
  '6.1': 60,
  '8': 45,
  '9': 30,
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

const inMinor = <TKey extends string>(units: Readonly<Partial<Record<TKey, number>>>): Partial<Record<TKey, number>> =>
  Object.fromEntries(
    Object.entries<number | undefined>(units).flatMap(([key, unit]) =>
      unit === undefined ? [] : [[key, minorUnits(unit)]],
    ),
  ) as Partial<Record<TKey, number>>;

const EVERYWHERE = {
  ...serviceRates,
  ...USUAL_TONS,
  lowSulphur: minorUnits(5),
  danger: inMinor(DANGER),
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

export type LclRateInput = {
  line: string;
  country: string;
  rate: number;
  /** Tariff ocean freight of a 20GP, in US cents. */
  boxOcean: number;
  wholeBox: number | null;
};

/** Tariff of a departure; null for lines without one. */
export function tariffRates({ line, country, rate, boxOcean, wholeBox }: LclRateInput): LclRates | null {
  const ocean = OCEAN[line];
  if (ocean === undefined) return null;
  const told = MANIFEST[country];
  return {
    ...EVERYWHERE,
    ocean: minorUnits(ocean * rate),
    manifest: told ? { item: told[0], perBill: minorUnits(told[1]) } : null,
    wholeBox,
    deadFreight: { boxM3: BOX_M3, perBox: boxOcean * YUAN_FOR_DOLLAR + minorUnits(BOX_ASHORE) },
  };
}
