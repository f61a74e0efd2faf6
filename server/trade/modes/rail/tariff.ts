import { HAZARD_CLASS_IDS } from '../../../../domain/goods/dangerous-goods';
import { BORDER_CODES, BORDERS, countGaugeChanges, RAIL_LINES } from '../../../../domain/modes/rail/corridor';
import type { RailRates } from '../../../../domain/modes/rail/rates';
import { type PerRailBox, RAIL_BOXES, type RailBox } from '../../../../domain/modes/rail/search';
import type { ServiceRates } from '../../../../domain/offer/service-rates';
import { minorUnits } from '../../../../domain/values/money';
import { insuranceRates, commonServiceRates } from '../../fees/service-rates';
import { exchangeNow } from '../../tariffs/exchange';
import {
  amounts,
  classFactor,
  dangerSheet,
  feeAmounts,
  feeSheet,
  sheetFigures,
  type Tariffs,
  type TariffSheet,
  wholeSheet,
} from '../../tariffs/sheet';
import { type RailRoute, ROUTES } from './routes';

const routeName = ({ org, dst }: Pick<RailRoute, 'org' | 'dst'>): string => `${org.nameCn}-${dst.nameCn}`;

export const RAIL_FREIGHT: TariffSheet = {
  id: 'rail-freight',
  title: '铁路运费',
  unit: '美元/箱',
  rowTitle: '区段',
  rows: [...new Set(ROUTES.map(routeName))],
  columns: amounts(RAIL_BOXES, 100_000),
};
export const RAIL_DANGER = dangerSheet('rail-danger', '铁路危险品系数');

const [TWENTY, FORTY] = ['20 英尺', '40 英尺'] as const;
const hireName = (line: RailRoute['line']) => `${line}用箱费` as const;
const heatName = (border: RailRoute['border']) => `${BORDERS[border].nameCn}加热箱`;
const [GAUGE, LINER, OVERDUE] = ['口岸换装费', '保温内衬', '超期用箱费（每天）'] as const;

export const RAIL_EXTRAS: TariffSheet<string, typeof TWENTY | typeof FORTY> = {
  id: 'rail-extras',
  title: '铁路换装、用箱与保温',
  unit: '美元/箱',
  rowTitle: '项目',
  rows: [GAUGE, ...RAIL_LINES.map(hireName), ...BORDER_CODES.map(heatName), LINER, OVERDUE],
  columns: amounts([TWENTY, FORTY], 10_000),
};
export const RAIL_FEES = feeSheet({
  id: 'rail-fees',
  title: '铁路场站与单证费',
  unit: '元；作业、施封与加固每箱，其余每票',
  rows: [
    '站内作业费（20 英尺箱）',
    '站内作业费（40 英尺箱）',
    '施封费',
    '运单文件费',
    '危险货物批复代办',
    '俄文制单',
    '加固',
  ],
  most: 100_000,
});

const byBox = (of: (type: RailBox) => number): PerRailBox => ({
  '20GP': of('20GP'),
  '40GP': of('40GP'),
  '40HQ': of('40HQ'),
});

/** Common services; no port declaration applies. */
function commonServices(tariffs: Tariffs): ServiceRates['services'] {
  const { services } = commonServiceRates(tariffs);
  return Object.fromEntries(['TRK', 'CUS'].flatMap((code) => (services[code] ? [[code, services[code]]] : [])));
}

type RateInput = { rate: number; tariffs: Tariffs };

/** Tariff of a route; null while one of its prices is missing. */
export function tariffRates(route: RailRoute, { rate, tariffs }: RateInput): RailRates | null {
  const freight = sheetFigures(RAIL_FREIGHT, tariffs)[routeName(route)];
  const [extras, fees] = [wholeSheet(RAIL_EXTRAS, tariffs), feeAmounts(RAIL_FEES, tariffs)];
  const exchange = exchangeNow(tariffs);
  if (!freight || !extras || !fees || !exchange) return null;
  const extra = (name: string): PerRailBox =>
    byBox((type) => minorUnits(extras[name]?.[type === '20GP' ? TWENTY : FORTY] ?? 0));
  const onFreight = (share: number): PerRailBox => byBox((type) => minorUnits((freight[type] ?? 0) * rate * share));
  const surcharge = HAZARD_CLASS_IDS.flatMap((hazardClass) => {
    const factor = classFactor(RAIL_DANGER, tariffs, hazardClass);
    return factor === null ? [] : [[hazardClass, onFreight(factor - 1)]];
  });
  const service = (item: string, name: keyof typeof fees, unit: 'BL' | 'CTN') => ({
    item,
    name,
    unit,
    yuan: fees[name] / 100,
  });
  return {
    ...exchange,
    services: {
      ...commonServices(tariffs),
      DGA: service('DGA', '危险货物批复代办', 'BL'),
      TRN: service('TRN', '俄文制单', 'BL'),
      LASH: service('LASH', '加固', 'CTN'),
    },
    inDangerFreight: {},
    insurance: insuranceRates(tariffs),
    gauge: extra(GAUGE),
    liner: extra(LINER),
    station: byBox((type) => fees[type === '20GP' ? '站内作业费（20 英尺箱）' : '站内作业费（40 英尺箱）']),
    seal: fees['施封费'],
    bill: fees['运单文件费'],
    freight: onFreight(1),
    surcharge: Object.fromEntries(surcharge) as RailRates['surcharge'],
    changes: countGaugeChanges(route.line),
    use: extra(hireName(route.line)),
    heat: extra(heatName(route.border)),
  };
}

/** Hired boxes beyond the end: free days, then US dollars per day. */
export const FREE_DAYS = 15;
export function overdueRates(tariffs: Tariffs): PerRailBox | null {
  const overdue = wholeSheet(RAIL_EXTRAS, tariffs)?.[OVERDUE];
  return overdue ? byBox((type) => minorUnits(overdue[type === '20GP' ? TWENTY : FORTY])) : null;
}
