import type { GoodsRow } from '../../goods/row';
import type { GoodsFacts } from '../../goods/facts';
import { isHeavyPackage, LIMITED_PACKAGE_KG, limitedInner } from '../../goods/limited';
import { parseNumber, parseQuantity, parseWholeNumber } from '../../values/typed-number';
import { fault, firstFault, inRow, isBlank, requiredFault, type OrderFault } from '../../rules/fault';

export function limitedFaults(row: GoodsRow, at: number, facts: GoodsFacts | null): OrderFault[] {
  if (!row.isLimited) return [];
  const path = inRow('goods.innerQuantity', at);
  const inner = parseQuantity(row.innerQuantity);
  const fit = facts === null ? null : limitedInner(facts.limitedQuantity, row.innerQuantity);
  return firstFault(
    fit?.kind === 'none' && fault(inRow('goods.isLimited', at), 'overLimit', { most: '0' }),
    isBlank(row.innerQuantity) && requiredFault('goods.innerQuantity', at),
    (inner === null || inner.amount === 0) && fault(path, 'innerQuantity'),
    fit?.kind === 'otherUnit' && fault(path, 'innerUnit', { most: fit.most }),
    fit?.kind === 'over' && fault(path, 'overLimit', { most: fit.most }),
    isHeavyPackage(parseNumber(row.grossKg, 2), parseWholeNumber(row.pieces)) &&
      fault(inRow('goods.isLimited', at), 'limitedPackage', { most: LIMITED_PACKAGE_KG }),
  );
}
