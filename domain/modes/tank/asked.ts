import { isStabilized } from '../../goods/reactive';
import type { FillFigures } from '../../goods/tank/fill';
import type { TankType } from '../../goods/tank/types';
import type { Day } from '../../values/days';
import type { TankCargo } from './cargo';
import type { Amount } from './filling';
import type { HeatingChoice, LastCargo } from './search';

export type TankLoading = {
  cargo: TankCargo;
  tank: TankType;
  filled: FillFigures | null;
  amount: Amount;
  heating: HeatingChoice;
  isHotMissing: boolean;
  last: LastCargo | '';
  discharge: 'BOTTOM' | 'TOP' | '';
  nitrogen: 'Y' | 'N' | '';
  /** Self-accelerating polymerization temperature in °C; null when not given. */
  sapt: number | null;
  inhibitorUntil: Day | null;
};

type Way = {
  operator: string;
  excludes: readonly string[];
  coldestC: number | null;
  /** Leased by the day; the lessee decides where it goes. */
  isLease: boolean;
  arrives: Day;
  backBy: Day;
  testDue: Day;
  returnTo: string | null;
  grade: string;
};

/** `way`: null before both ends are known. */
export type TankQuestionFacts = TankLoading & { way: Way | null };

export const cargoGoods = ({ cargo }: Pick<TankLoading, 'cargo'>) => ({ goods: cargo.name });
export const isInhibited = ({ cargo }: { cargo: Pick<TankCargo, 'liquid' | 'unNo'> | null }): boolean =>
  cargo !== null && ((cargo.liquid?.isInhibited ?? false) || isStabilized(cargo));
