import { ownLevel } from '../../../domain/goods/tank/fill';
import type { TankType } from '../../../domain/goods/tank/types';
import { fillFigures } from '../../../domain/modes/tank/cargo';
import type { TankDetail } from '../../../domain/modes/tank/detail';
import type { TankSearch } from '../../../domain/modes/tank/search';
import { kgOfTons } from '../../../domain/values/typed-number';

/** Fill level with one tank too few, or of a barely filled one: the reason it is not offered. */
export function misfitLevel(tank: TankType, { plan, cargo }: Pick<TankDetail, 'plan' | 'cargo'>, search: TankSearch) {
  const filled = fillFigures(cargo, search);
  if (plan?.kind !== 'between' || search.tons === null || filled === null) return null;
  const tanks = Math.max(1, plan.tanks);
  const eachKg = Math.ceil(kgOfTons(search.tons) / tanks);
  return { tanks, eachKg, percent: ownLevel(tank, filled, eachKg) };
}
