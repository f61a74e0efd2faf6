import type { LibraryGoods } from '../library';
import type { TankLiquid } from './shapes';

type MildFacts = Pick<LibraryGoods, 'hazardClass' | 'subRisks' | 'packingGroup' | 'isMarinePollutant'>;

/**
 * The milder formula is only for what is neither poison, nor corrosive, nor a danger to the sea, and says so itself by
 * TP1: 4.2.1.9.3 stands above the code of the entry.
 */
export function isMild(goods: MildFacts, liquid: Pick<TankLiquid, 'tp'> | null): boolean {
  if (liquid === null || !liquid.tp.includes('TP1') || liquid.tp.includes('TP2')) return false;
  const isGrave = [goods.hazardClass, ...goods.subRisks].some((one) => one === '6.1' || one === '8');
  return !(isGrave && goods.packingGroup !== 'III') && !goods.isMarinePollutant;
}
