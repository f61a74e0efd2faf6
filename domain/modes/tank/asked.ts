import { isStabilized } from '../../goods/reactive';
import type { FillFigures } from '../../goods/tank/fill';
import type { TankType } from '../../goods/tank/types';
import type { Day } from '../../values/days';
import type { TankCargo } from './cargo';
import type { Amount } from './filling';
import type { Heated, LastCargo } from './search';

/** Goods in a tank, as far as somebody has said how they are to travel: by a question or by a form. */
export type TankLoading = {
  cargo: TankCargo;
  tank: TankType;
  filled: FillFigures | null;
  amount: Amount;
  heating: Heated;
  /** It is heated, or filled in hot, and nobody has said how hot it gets. */
  isHotMissing: boolean;
  last: LastCargo | '';
  discharge: 'BOTTOM' | 'TOP' | '';
  nitrogen: 'Y' | 'N' | '';
  /** Degrees at which it begins to react with itself; null while nobody has said. */
  sapt: number | null;
  inhibitorUntil: Day | null;
};

type Way = {
  operator: string;
  excludes: readonly string[];
  coldestC: number | null;
  /** Let by the day: whoever has it takes it where and when he likes. */
  isLease: boolean;
  arrives: Day;
  /** When the empty tank is back at the latest. */
  backBy: Day;
  testDue: Day;
  returnTo: string | null;
  grade: string;
};

/** And where they go. `way` is null before both ends are said. */
export type TankQuestionFacts = TankLoading & { way: Way | null };

export const goodsIn = ({ cargo }: Pick<TankLoading, 'cargo'>) => ({ goods: cargo.name });
export const isInhibited = ({ cargo }: { cargo: Pick<TankCargo, 'liquid' | 'unNo'> | null }): boolean =>
  cargo !== null && ((cargo.liquid?.isInhibited ?? false) || isStabilized(cargo));
