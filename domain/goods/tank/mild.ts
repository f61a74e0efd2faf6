import type { LibraryGoods } from '../library';
import type { TankLiquid } from './shapes';

type MildFacts = Pick<LibraryGoods, 'hazardClass' | 'subRisks' | 'packingGroup' | 'isMarinePollutant'>;

/**
 * The milder formula excludes toxic and corrosive goods of groups I and II and marine pollutants, and needs TP1:
 * 4.2.1.9.3 takes precedence over the code of the entry.
 */
export function isMild(goods: MildFacts, liquid: Pick<TankLiquid, 'tp'> | null): boolean {
  if (liquid === null || !liquid.tp.includes('TP1') || liquid.tp.includes('TP2')) return false;
  const isGrave = [goods.hazardClass, ...goods.subRisks].some((one) => one === '6.1' || one === '8');
  return !(isGrave && goods.packingGroup !== 'III') && !goods.isMarinePollutant;
}
