import type { TankCargo } from '../../../../domain/modes/tank/cargo';
import type { TankRates } from '../../../../domain/modes/tank/rates';
import { LEASE_DAYS } from '../../../../domain/modes/tank/search';
import { DAYS_BEFORE, FREE_DAYS, leastDays } from '../../../../domain/modes/tank/week';
import { ALL_TANK_TYPES, type TankType } from '../../../../domain/goods/tank/types';
import { DOLLAR, formatMoney, minorUnits, YUAN } from '../../../../domain/values/money';
import { seaLines } from '../../../world/ports/sea-port';
import { SEA_DANGER, SEA_OCEAN } from '../../sea/tariff';
import { marketRate, amounts, classFactor, sheetFigures, type Tariffs, type TariffSheet } from '../../tariffs/sheet';
import { findPosition, type Operator } from './fleet';

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

const CLEANING = { A: 180, B: 260, C: 420, D: 680 } as const;
const LAST = { CLEANED: 0, SAME: -12_000, DEDICATED: 15_000, NONE: 60_000 } as const;
const HEATING = { STEAM: 12_000, ELECTRIC: 26_000 } as const;
const NITROGEN_YUAN = 260;
const OVERDUE_USD = 35;

const local = (item: string, name: string, yuan: number, unit: 'TK' | 'BL' = 'TK', isForDangerOnly = false) => ({
  item,
  name,
  unit,
  amount: minorUnits(yuan),
  isForDangerOnly,
});

const LOCAL: TankRates['local'] = [
  local('THC', '码头操作费', 750),
  local('SEA', '铅封费', 50),
  local('EIR', '设备交接单费', 60),
  local('VGM', 'VGM 申报费', 50),
  local('TKCHK', '装罐前检查', 300),
  local('LBL', '贴标费', 200, 'TK', true),
  local('DGD', '危品申报费', 800, 'BL', true),
  local('DOC', '文件费', 450, 'BL'),
];

const inYuan = (yuan: number): string => formatMoney({ amount: minorUnits(yuan), currency: YUAN });
const inDollars = (dollars: number): string => formatMoney({ amount: minorUnits(dollars), currency: DOLLAR });

const notIncluded = (deposit: number, trucks: string): string[] => [
  `押金 ${inYuan(deposit)}/罐（还罐后退）`,
  `超期租金 ${inDollars(OVERDUE_USD)}/罐·天`,
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

/** Rates of a leased tank, without a ship; null if its cleaning is unknown. */
export function leaseRates(hire: Hire): TankRates | null {
  const { liquid, unNo } = hire.cargo;
  const hired = tankRent(hire);
  if (!hired || !liquid) return null;
  const { rent, deposit } = hired;
  return {
    ocean: 0,
    surcharge: 0,
    hazardClass: '',
    rent,
    reposition: 0,
    cleaning: minorUnits(CLEANING[liquid.cleaning]),
    grade: liquid.cleaning,
    last: LAST,
    heating: HEATING,
    position: 0,
    nitrogen: 0,
    local: [],
    isDanger: unNo !== null,
    days: NO_WAY,
    overdue: minorUnits(OVERDUE_USD),
    deposit: minorUnits(deposit),
    notIncluded: notIncluded(deposit, '提罐与还罐拖车'),
  };
}

/** Rates of a tank on a ship, with the ship's factor to its line's tariff; null if staff must quote. */
export function tankRates(hire: Hire, ride: Ride): TankRates | null {
  const { cargo, tariffs } = hire;
  const [ocean, position, hired] = [
    sheetFigures(SEA_OCEAN, tariffs)[ride.line]?.['20GP'],
    findPosition(ride.org),
    tankRent(hire),
  ];
  const reposition = sheetFigures(TANK_RETURN, tariffs)[ride.line]?.[BACK];
  const factor = cargo.hazardClass === null ? 1 : classFactor(SEA_DANGER, tariffs, cargo.hazardClass);
  if (!ocean || !position || !hired || reposition === undefined || !factor || !cargo.liquid) return null;
  const { rent, deposit } = hired;
  const { transitDays: transit } = ride;
  return {
    ocean: minorUnits(ocean * ride.rate),
    surcharge: minorUnits(ocean * ride.rate * (factor - 1)),
    hazardClass: cargo.hazardClass ?? '',
    rent,
    reposition: minorUnits(reposition),
    cleaning: minorUnits(CLEANING[cargo.liquid.cleaning]),
    grade: cargo.liquid.cleaning,
    last: LAST,
    heating: HEATING,
    position: minorUnits(position.yuan),
    nitrogen: minorUnits(NITROGEN_YUAN),
    local: LOCAL,
    isDanger: cargo.unNo !== null,
    days: { least: leastDays(transit), before: DAYS_BEFORE, transit, free: FREE_DAYS },
    overdue: minorUnits(OVERDUE_USD),
    deposit: minorUnits(deposit),
    notIncluded: notIncluded(deposit, '目的港拖车与关税'),
  };
}
