import type { TankCargo } from '../../../../domain/modes/tank/cargo';
import type { TankRates } from '../../../../domain/modes/tank/rates';
import { LEASE_DAYS } from '../../../../domain/modes/tank/search';
import { DAYS_BEFORE, FREE_DAYS, leastDays } from '../../../../domain/modes/tank/week';
import { CLEANING_GRADES, type CleaningGrade } from '../../../../domain/goods/tank/grades';
import { ALL_TANK_TYPES, type TankType } from '../../../../domain/goods/tank/types';
import { DOLLAR, formatMoney, minorUnits, YUAN } from '../../../../domain/values/money';
import { findSeaPort, seaLines } from '../../../world/ports/sea-port';
import { SEA_DANGER, SEA_OCEAN, INTERCHANGE } from '../../sea/tariff';
import { exchangeNow } from '../../tariffs/exchange';
import {
  marketRate,
  amounts,
  classFactor,
  feeAmount,
  feeAmounts,
  feeSheet,
  sheetFigures,
  type Tariffs,
  type TariffSheet,
} from '../../tariffs/sheet';
import { type Operator, SUPPLIED_PORTS } from './fleet';

const [DAY, DEPOSIT, BACK] = ['日租', '押金', '返还费'] as const;

export const TANK_RENT: TariffSheet = {
  id: 'tank-rent',
  title: '罐箱日租与押金',
  unit: '日租美元/罐·天，押金元/罐',
  rowTitle: '罐型',
  rows: ALL_TANK_TYPES.map(({ code }) => code),
  columns: [...amounts([DAY], 1000, 2), ...amounts([DEPOSIT], 1_000_000)],
};
export const TANK_RETURN: TariffSheet = {
  id: 'tank-return',
  title: '空罐返还费',
  unit: '美元/罐',
  rowTitle: '航线',
  rows: seaLines(),
  columns: amounts([BACK], 10_000),
};

const portName = (code: string): string => findSeaPort(code)?.nameCn ?? '';

export const TANK_SUPPLY = feeSheet({
  id: 'tank-supply',
  title: '空罐调运费',
  unit: '元/罐',
  rows: SUPPLIED_PORTS.map(portName),
  most: 100_000,
});

const washName = (grade: CleaningGrade) => `清洗 ${grade} 级` as const;

export const TANK_DOLLARS = feeSheet({
  id: 'tank-dollars',
  title: '罐箱洗罐、加热与上一载货物',
  unit: '美元/罐；超期租金每天',
  rows: [
    ...CLEANING_GRADES.map(washName),
    '上一载货物专罐',
    '上一载货物新罐',
    '上一载货物同品名未清洗减收',
    '蒸汽加热',
    '电加热',
    '超期租金',
  ],
  most: 10_000,
});
export const TANK_FEES = feeSheet({
  id: 'tank-fees',
  title: '罐箱起运港费用',
  unit: '元；危品申报与文件每票，其余每罐',
  rows: ['码头操作费', '铅封费', INTERCHANGE, 'VGM 申报费', '装罐前检查', '贴标费', '危品申报费', '文件费', '氮封'],
  most: 100_000,
});
type PortFees = Readonly<Record<(typeof TANK_FEES.rows)[number], number>>;

const localCharges = (fees: PortFees): TankRates['local'] => {
  const local = (item: string, name: keyof PortFees, unit: 'TK' | 'BL' = 'TK', isForDangerOnly = false) => ({
    item,
    name,
    unit,
    amount: fees[name],
    isForDangerOnly,
  });
  return [
    local('THC', '码头操作费'),
    local('SEA', '铅封费'),
    local('EIR', INTERCHANGE),
    local('VGM', 'VGM 申报费'),
    local('TKCHK', '装罐前检查'),
    local('LBL', '贴标费', 'TK', true),
    local('DGD', '危品申报费', 'BL', true),
    local('DOC', '文件费', 'BL'),
  ];
};

const inYuan = (yuan: number): string => formatMoney({ amount: minorUnits(yuan), currency: YUAN });

const notIncluded = (deposit: number, overdue: number, trucks: string): string[] => [
  `押金 ${inYuan(deposit)}/罐（还罐后退）`,
  `超期租金 ${formatMoney({ amount: overdue, currency: DOLLAR })}/罐·天`,
  trucks,
  '检验不合格的重洗费',
];

export type Ride = { org: string; line: string; rate: number; transitDays: number };

const NO_WAY = { least: LEASE_DAYS.least, before: 0, transit: 0, free: 0 } as const;

type Hire = { tank: TankType; operator: Operator; cargo: TankCargo; tariffs: Tariffs };

/** Rent a day in US cents and the deposit in yuan; null for a tank without a price. */
function tankRent({ tank, operator, tariffs }: Hire): { rent: number; deposit: number } | null {
  const { [DAY]: day, [DEPOSIT]: deposit } = sheetFigures(TANK_RENT, tariffs)[tank.code] ?? {};
  return day === undefined || deposit === undefined
    ? null
    : { rent: minorUnits(day * marketRate(TANK_RENT, tariffs, operator.share)), deposit };
}

/** Prices of use that do not depend on the ship; null while one is missing. */
function tankUse(grade: CleaningGrade, tariffs: Tariffs) {
  const dollars = feeAmounts(TANK_DOLLARS, tariffs);
  return (
    dollars && {
      cleaning: dollars[washName(grade)],
      grade,
      last: {
        CLEANED: 0,
        SAME: -dollars['上一载货物同品名未清洗减收'],
        DEDICATED: dollars['上一载货物专罐'],
        NONE: dollars['上一载货物新罐'],
      },
      heating: { STEAM: dollars['蒸汽加热'], ELECTRIC: dollars['电加热'] },
      overdue: dollars['超期租金'],
    }
  );
}

/** Rates of a leased tank, without a ship; null if its cleaning is unknown or one of its prices is missing. */
export function leaseRates(hire: Hire): TankRates | null {
  const { liquid, unNo } = hire.cargo;
  const hired = tankRent(hire);
  const use = liquid && tankUse(liquid.cleaning, hire.tariffs);
  const exchange = exchangeNow(hire.tariffs);
  if (!hired || !use || !exchange) return null;
  const { rent, deposit } = hired;
  return {
    ...exchange,
    ocean: 0,
    surcharge: 0,
    hazardClass: '',
    rent,
    reposition: 0,
    ...use,
    position: 0,
    nitrogen: 0,
    local: [],
    isDanger: unNo !== null,
    days: NO_WAY,
    deposit: minorUnits(deposit),
    notIncluded: notIncluded(deposit, use.overdue, '提罐与还罐拖车'),
  };
}

/** Rates of a tank on a ship, with the ship's factor to its line's tariff; null if staff must quote. */
export function tankRates(hire: Hire, ride: Ride): TankRates | null {
  const { cargo, tariffs } = hire;
  const [ocean, position, hired] = [
    sheetFigures(SEA_OCEAN, tariffs)[ride.line]?.['20GP'],
    feeAmount(TANK_SUPPLY, portName(ride.org), tariffs),
    tankRent(hire),
  ];
  const reposition = sheetFigures(TANK_RETURN, tariffs)[ride.line]?.[BACK];
  const factor = cargo.hazardClass === null ? 1 : classFactor(SEA_DANGER, tariffs, cargo.hazardClass);
  const use = cargo.liquid && tankUse(cargo.liquid.cleaning, tariffs);
  const [fees, exchange] = [feeAmounts(TANK_FEES, tariffs), exchangeNow(tariffs)];
  if (!ocean || position === null || !hired || reposition === undefined) return null;
  if (!factor || !use || !fees || !exchange) return null;
  const { rent, deposit } = hired;
  const { transitDays: transit } = ride;
  return {
    ...exchange,
    ocean: minorUnits(ocean * ride.rate),
    surcharge: minorUnits(ocean * ride.rate * (factor - 1)),
    hazardClass: cargo.hazardClass ?? '',
    rent,
    reposition: minorUnits(reposition),
    ...use,
    position: minorUnits(position),
    nitrogen: fees['氮封'],
    local: localCharges(fees),
    isDanger: cargo.unNo !== null,
    days: { least: leastDays(transit), before: DAYS_BEFORE, transit, free: FREE_DAYS },
    deposit: minorUnits(deposit),
    notIncluded: notIncluded(deposit, use.overdue, '目的港拖车与关税'),
  };
}
