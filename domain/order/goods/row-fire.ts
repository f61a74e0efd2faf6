import { classifyFire, type FireClass } from '../../goods/fire-class';
import { onlyOne } from '../../goods/identity';
import { parseNumber } from '../../values/typed-number';
import type { OrderFacts } from '../form/facts';
import type { OrderForm } from '../form/form';
import type { GoodsRow } from '../../goods/row';
import { rowNature } from '../../goods/nature';

export function rowFireClass(
  row: GoodsRow,
  { isDanger }: Pick<OrderForm, 'isDanger'>,
  { identityOf }: Pick<OrderFacts, 'identityOf'>,
): FireClass | null {
  const facts = onlyOne(identityOf(row, isDanger));
  const flashPointC = parseNumber(row.flashPoint, 1) ?? facts?.flashPointC ?? null;
  const hazardClass = rowNature(row, isDanger) === 'Y' ? row.hazardClass || (facts?.hazardClass ?? null) : null;
  return classifyFire({ hazardClass, flashPointC, facts });
}
