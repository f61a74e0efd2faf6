import type { GoodsFacts } from '../../goods/facts';
import type { TruckRates } from './rates';

type Dangerous = Pick<GoodsFacts, 'unNo' | 'hazardClass' | 'packingGroup' | 'controls'>;

export function dangerFactor(
  goods: Dangerous,
  rates: Pick<TruckRates, 'factors' | 'groupOne' | 'toxic'>,
): number | null {
  if (goods.unNo === null) return 1;
  if (goods.controls.isHighlyToxic) return rates.toxic;
  const found = rates.factors.find(({ hazardClass }) => hazardClass === goods.hazardClass);
  // Rounded to hundredths, because 1.35 + 0.15 is inexact in floating point.
  return found ? Math.round((found.factor + (goods.packingGroup === 'I' ? rates.groupOne : 0)) * 100) / 100 : null;
}

export function highestFactor(all: readonly Dangerous[], rates: TruckRates): number | null {
  const factors = all.map((goods) => dangerFactor(goods, rates));
  return factors.some((factor) => factor === null) ? null : Math.max(1, ...factors.map((factor) => factor ?? 1));
}
