import type { GoodsFacts } from '../../goods/facts';
import type { TruckRates } from './rates';

type Dangerous = Pick<GoodsFacts, 'unNo' | 'hazardClass' | 'packingGroup' | 'controls'>;

/** What goods multiply the freight by; null where no tariff names their class. */
export function factorOf(goods: Dangerous, rates: Pick<TruckRates, 'factors' | 'groupOne' | 'toxic'>): number | null {
  if (goods.unNo === null) return 1;
  if (goods.controls.isHighlyToxic) return rates.toxic;
  const found = rates.factors.find(({ hazardClass }) => hazardClass === goods.hazardClass);
  // In hundredths: 1.35 and 0.15 are 1.5.
  return found ? Math.round((found.factor + (goods.packingGroup === 'I' ? rates.groupOne : 0)) * 100) / 100 : null;
}

/** Of several on one truck the highest; null where one of them has none. */
export function highestFactor(all: readonly Dangerous[], rates: TruckRates): number | null {
  const factors = all.map((goods) => factorOf(goods, rates));
  return factors.some((factor) => factor === null) ? null : Math.max(1, ...factors.map((factor) => factor ?? 1));
}
