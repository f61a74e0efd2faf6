import { HAZARD_CLASS_IDS } from '../../../../domain/goods/dangerous-goods';
import { CLEANING_GRADES } from '../../../../domain/goods/tank/grades';
import type { TruckPrices } from '../../../../domain/modes/truck/tariff';
import { VEHICLE_CODES, VEHICLES } from '../../../../domain/modes/truck/vehicles';
import { minorUnits } from '../../../../domain/values/money';
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
} from '../../tariffs/sheet';

const [KM, LEAST, TOLL, COLD] = ['每公里', '最低运费', '过路费每公里', '制冷每公里'] as const;

export const TRUCK_KM: TariffSheet = {
  id: 'truck-km',
  title: '整车运价',
  unit: '元',
  rowTitle: '车型',
  rows: VEHICLE_CODES.map((code) => VEHICLES[code].nameCn),
  columns: amounts([KM, LEAST, TOLL, COLD], 100_000, 2),
};
export const TRUCK_DANGER = dangerSheet('truck-danger', '公路危险品系数');

const washName = (grade: (typeof CLEANING_GRADES)[number]) => `洗罐 ${grade} 级` as const;

export const TRUCK_FEES = feeSheet({
  id: 'truck-fees',
  title: '公路押运、停车与服务费',
  unit: '元',
  rows: [
    '押运员（每天）',
    '第二押运员（每天）',
    '危货停车场（每夜）',
    '加点（每点）',
    '尾板（每次）',
    '等待（每小时）',
    '罐车等待（每小时）',
    '装卸（每吨）',
    '装卸最低',
    '通行证代办',
    '保价费最低',
    '危险货物保价费最低',
    '确认后取消（每车）',
    ...CLEANING_GRADES.map(washName),
  ],
  most: 100_000,
});
export const TRUCK_PART = feeSheet({
  id: 'truck-part',
  title: '零担运价',
  unit: '元',
  rows: ['最低运费', '每票', '每吨公里', '上门提送最低', '上门提送每公里'],
  most: 100_000,
});

const vehiclePrices = (tariffs: Tariffs): TruckPrices['vehicles'] =>
  Object.fromEntries(
    VEHICLE_CODES.flatMap((code) => {
      const row = sheetFigures(TRUCK_KM, tariffs)[VEHICLES[code].nameCn];
      const price = (title: string): number => minorUnits(row?.[title] ?? 0);
      return row ? [[code, { perKm: price(KM), least: price(LEAST), toll: price(TOLL), cold: price(COLD) }]] : [];
    }),
  );

function partPrices(tariffs: Tariffs): TruckPrices['part'] {
  const fees = feeAmounts(TRUCK_PART, tariffs);
  return (
    fees && {
      least: fees['最低运费'],
      base: fees['每票'],
      perTonKm: fees['每吨公里'],
      door: { least: fees['上门提送最低'], perKm: fees['上门提送每公里'] },
    }
  );
}

/** Prices of trucks in force; null while a fee is missing. */
export function truckPrices(tariffs: Tariffs): TruckPrices | null {
  const [fees, exchange] = [feeAmounts(TRUCK_FEES, tariffs), exchangeNow(tariffs)];
  if (!fees || !exchange) return null;
  return {
    ...exchange,
    vehicles: vehiclePrices(tariffs),
    part: partPrices(tariffs),
    fees: {
      factors: HAZARD_CLASS_IDS.flatMap((hazardClass) => {
        const factor = classFactor(TRUCK_DANGER, tariffs, hazardClass);
        return factor === null ? [] : [{ hazardClass, factor }];
      }),
      escort: fees['押运员（每天）'],
      secondEscort: fees['第二押运员（每天）'],
      yard: fees['危货停车场（每夜）'],
      stop: fees['加点（每点）'],
      lift: fees['尾板（每次）'],
      waiting: fees['等待（每小时）'],
      tankWaiting: fees['罐车等待（每小时）'],
      fork: { ton: fees['装卸（每吨）'], least: fees['装卸最低'] },
      permit: fees['通行证代办'],
      insured: { least: fees['保价费最低'], dangerLeast: fees['危险货物保价费最低'] },
      cancelled: fees['确认后取消（每车）'],
      wash: CLEANING_GRADES.map((grade) => ({ grade, amount: fees[washName(grade)] })),
    },
  };
}
