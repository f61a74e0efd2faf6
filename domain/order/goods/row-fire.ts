import { fireClassOf, type FireClass } from '../../goods/fire-class';
import { onlyOne } from '../../goods/identity';
import { numberIn } from '../../values/typed-number';
import type { OrderFacts } from '../form/facts';
import type { OrderForm } from '../form/form';
import type { GoodsRow } from '../../goods/row';
import { natureOf } from '../../goods/nature';

export function fireIn(
  row: GoodsRow,
  { isDanger }: Pick<OrderForm, 'isDanger'>,
  { identityOf }: Pick<OrderFacts, 'identityOf'>,
): FireClass | null {
  const facts = onlyOne(identityOf(row, isDanger));
  const flashPointC = numberIn(row.flashPoint, 1) ?? facts?.flashPointC ?? null;
  const hazardClass = natureOf(row, isDanger) === 'Y' ? row.hazardClass || (facts?.hazardClass ?? null) : null;
  return fireClassOf({ hazardClass, flashPointC, facts });
}
