import type { TankCargo } from '../../../../domain/modes/tank/cargo';
import type { TankRates } from '../../../../domain/modes/tank/rates';
import { LEASE_DAYS } from '../../../../domain/modes/tank/search';
import { DAYS_BEFORE, FREE_DAYS, leastDays } from '../../../../domain/modes/tank/week';
import type { TankType } from '../../../../domain/goods/tank/types';
import { DOLLAR, formatMoney, minorUnits, YUAN } from '../../../../domain/values/money';
import { DANGER_FACTORS, OCEAN_USD } from '../../sea/tariff';
import { findPosition, type Operator } from './fleet';

/** Demo tariff. US dollars per day, and refundable deposit in yuan. */
const RENTS: Readonly<Record<string, readonly [day: number, deposit: number]>> = {
  S24: [24, 20_000],
  S26: [26, 22_000],
  S21B: [27, 22_000],
  S17: [23, 20_000],
  E24: [33, 28_000],
  F24: [30, 24_000],
  C21: [45, 38_000],
  L17: [52, 45_000],
  X20: [62, 60_000],
  X22: [70, 70_000],
  G24: [58, 60_000],
};

/** US dollars for returning an empty tank, by line. */
const REPOSITION: Readonly<Record<string, number>> = {
  近洋: 80,
  东南亚: 150,
  印巴: 260,
  中东: 300,
  欧洲: 220,
  地中海: 320,
  北美西: 280,
  '北美东/美湾': 360,
  南美东: 620,
  非洲: 850,
  澳新: 540,
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

/** Rates of a leased tank, without a ship; null if its cleaning is unknown. */
export function leaseRates(tank: TankType, operator: Operator, { liquid, unNo }: TankCargo): TankRates | null {
  const rent = RENTS[tank.code];
  if (!rent || !liquid) return null;
  const [day, deposit] = rent;
  return {
    ocean: 0,
    surcharge: 0,
    hazardClass: '',
    rent: minorUnits(day * operator.share),
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
export function tankRates(tank: TankType, operator: Operator, cargo: TankCargo, ride: Ride): TankRates | null {
  const [ocean, position, rent] = [OCEAN_USD[ride.line]?.['20GP'], findPosition(ride.org), RENTS[tank.code]];
  const reposition = REPOSITION[ride.line];
  const factor = cargo.hazardClass === null ? 1 : DANGER_FACTORS[cargo.hazardClass];
  if (!ocean || !position || !rent || reposition === undefined || !factor || !cargo.liquid) return null;
  const [day, deposit] = rent;
  const { transitDays: transit } = ride;
  return {
    ocean: minorUnits(ocean * ride.rate),
    surcharge: minorUnits(ocean * ride.rate * (factor - 1)),
    hazardClass: cargo.hazardClass ?? '',
    rent: minorUnits(day * operator.share),
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
