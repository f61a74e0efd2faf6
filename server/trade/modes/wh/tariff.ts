import { RENT_TIERS, type WhRates } from '../../../../domain/modes/wh/rates';
import { fireOfRoom } from '../../../../domain/modes/wh/room';
import { minorUnits } from '../../../../domain/values/money';
import { exchangeNow } from '../../tariffs/exchange';
import { amounts, feeAmounts, feeSheet, sheetFigures, type Tariffs, type TariffSheet } from '../../tariffs/sheet';
import { type KeptRoom, ROOMS } from './rooms';

const rentName = ({ room, store }: Pick<KeptRoom, 'room' | 'store'>): string => `${store.nameCn} ${room.id.slice(-1)}`;
const [TON, PALLET] = ['每吨每天', '每托每天'] as const;

export const WH_RENT: TariffSheet = {
  id: 'wh-rent',
  title: '仓租',
  unit: '元',
  rowTitle: '库房',
  rows: ROOMS.map(rentName),
  columns: amounts([TON, PALLET], 1000, 2),
};

const FIRE_CLASSES = ['甲类', '乙类', '丙类', '丁类', '戊类'];
const className = ({ room }: Pick<KeptRoom, 'room'>): string =>
  FIRE_CLASSES['ABCDE'.indexOf(fireOfRoom(room).charAt(0))] ?? '';
const [HANDLING, SAFETY, LEAST_RENT] = ['装卸', '安全管理', '最低仓租'] as const;

export const WH_FIRE: TariffSheet = {
  id: 'wh-fire',
  title: '仓储装卸、安全管理与最低仓租',
  unit: '元；装卸（进、出各收一次）与安全管理每吨，最低仓租每单',
  rowTitle: '火灾危险性',
  rows: FIRE_CLASSES,
  columns: amounts([HANDLING, SAFETY, LEAST_RENT], 10_000, 2),
};
export const WH_FEES = feeSheet({
  id: 'wh-fees',
  title: '仓储单证与作业费',
  unit: '元；单证与保税监管每单，其余每件',
  rows: ['单证系统费', '保税监管费', '贴标费', '取样费', '打托'],
  most: 10_000,
});

/** Tariff of a room; null while one of its prices is missing. */
export function roomRates(kept: KeptRoom, tariffs: Tariffs): WhRates | null {
  const rent = sheetFigures(WH_RENT, tariffs)[rentName(kept)];
  const byFire = sheetFigures(WH_FIRE, tariffs)[className(kept)];
  const [fees, exchange] = [feeAmounts(WH_FEES, tariffs), exchangeNow(tariffs)];
  if (!rent || !byFire || !fees || !exchange) return null;
  const handling = minorUnits(byFire[HANDLING] ?? 0);
  return {
    ...exchange,
    tonDay: minorUnits(rent[TON] ?? 0),
    palletDay: minorUnits(rent[PALLET] ?? 0),
    tiers: [...RENT_TIERS],
    leastTons: 1,
    leastRent: minorUnits(byFire[LEAST_RENT] ?? 0),
    handIn: handling,
    handOut: handling,
    safety: minorUnits(byFire[SAFETY] ?? 0),
    papers: fees['单证系统费'],
    bonded: kept.store.isBonded ? fees['保税监管费'] : 0,
    label: fees['贴标费'],
    sample: fees['取样费'],
    pallet: fees['打托'],
  };
}
