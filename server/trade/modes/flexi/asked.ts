import { onlyOne } from '../../../../domain/goods/identity';
import type { FlexiGoods } from '../../../../domain/modes/flexi/liquid';
import { computeLoad, type FlexiLoad } from '../../../../domain/modes/flexi/load';
import { MOST_BAGS, type FlexiSearch } from '../../../../domain/modes/flexi/search';
import type { BagPlan } from '../../../../domain/goods/tank/flexitank';
import { blankGoods } from '../../../../domain/goods/row';
import { identifyGoods } from '../../../world/dangerous-goods/identify';

export type FlexiQuestionFacts = {
  goods: FlexiGoods;
  load: FlexiLoad & { plan: Extract<BagPlan, { kind: 'fits' }> };
};

/** Null if it fits no order's bags or its density is unknown: the page says which. */
export function buildQuestionFacts(search: FlexiSearch): FlexiQuestionFacts | null {
  const identity = identifyGoods({ ...blankGoods('1'), nameCn: search.goods }, 'N');
  const known = onlyOne(identity);
  const load = computeLoad(search, known);
  if (load === null || load.plan.kind !== 'fits' || load.plan.bags > MOST_BAGS) return null;
  const goods: FlexiGoods = { isDanger: 'N', name: search.goods, known, kind: identity.kind };
  return { goods, load: { ...load, plan: load.plan } };
}
