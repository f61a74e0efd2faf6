import type { GoodsRow } from '../form';
import type { GoodsFacts } from '../../goods/facts';
import { numberIn, quantityIn, wholeNumberIn } from '../../values/typed-number';
import { fault, firstOf, inRow, isBlank, required, type OrderFault } from './fault';

/** IMDG 3.4.2.1: the most a package of limited quantities may weigh, in kilograms. */
export const LIMITED_PACKAGE_KG = 30;

/** Heavier than a package of limited quantities may be. */
function isHeavyPackage({ grossKg, pieces }: GoodsRow): boolean {
  const [gross, count] = [numberIn(grossKg, 2), wholeNumberIn(pieces)];
  return gross !== null && count !== null && count > 0 && gross > LIMITED_PACKAGE_KG * count;
}

/** May these goods be declared as limited quantities, as packed as they are? */
export function limitedFaults(row: GoodsRow, at: number, facts: GoodsFacts | null): OrderFault[] {
  if (!row.isLimited) return [];
  const path = inRow('goods.innerQuantity', at);
  const inner = quantityIn(row.innerQuantity);
  const most = facts?.limitedQuantity ?? null;
  const limit = most === null ? null : quantityIn(most);
  const isNone = facts !== null && limit === null;
  return firstOf(
    isNone && fault(inRow('goods.isLimited', at), 'overLimit', { most: '0' }),
    isBlank(row.innerQuantity) && required('goods.innerQuantity', at),
    (inner === null || inner.amount === 0) && fault(path, 'innerQuantity'),
    inner && limit && inner.kind !== limit.kind ? fault(path, 'innerUnit', { most: most ?? '' }) : null,
    inner && limit && inner.amount > limit.amount ? fault(path, 'overLimit', { most: most ?? '' }) : null,
    isHeavyPackage(row) && fault(inRow('goods.isLimited', at), 'limitedPackage', { most: LIMITED_PACKAGE_KG }),
  );
}
