import { found, type DomFinding } from '../../../../domain/modes/dom/finding';
import { dangerFindings, type DangerLookup, type DomRoute } from '../../../../domain/modes/dom/judging';
import type { DomSearch } from '../../../../domain/modes/dom/search';
import { declaredHarmless, type Declared } from '../../../world/dangerous-goods/declared';
import { findGoods } from '../../../world/dangerous-goods/library';

function identifyDanger({ unNo }: Pick<DomSearch, 'unNo'>): DangerLookup {
  if (unNo === null) return { kind: 'UNSAID' };
  const goods = findGoods(unNo);
  return goods ? { kind: 'KNOWN', goods } : { kind: 'UNKNOWN', unNo };
}

const DECLARED: Readonly<Record<Declared['kind'], (given: Declared['given']) => DomFinding>> = {
  LISTED: (given) => found('BLOCK', 'domDeclared', given),
  ALIKE: (given) => found('MANUAL', 'domResembles', given),
  UNKNOWN: ({ goods }) => found('MANUAL', 'domUnlisted', { goods }),
};

function declaredFindings({ unNo, goods }: DomSearch): DomFinding[] {
  const known = unNo === null ? undefined : findGoods(unNo);
  if (known) return [found('BLOCK', 'domDeclared', { unNo: known.unNo, goods: known.nameCn })];
  if (unNo !== null) return [found('MANUAL', 'domUnknown', { unNo })];
  return declaredHarmless(goods ?? '').map(({ kind, given }) => DECLARED[kind](given));
}

/** Findings on the goods, whatever the carrier; computed once per answer. */
export type GoodsJudge = (way: DomRoute) => DomFinding[];

export function createGoodsJudge(search: DomSearch): GoodsJudge {
  if (search.isDanger === 'Y') {
    const danger = identifyDanger(search);
    return (way) => dangerFindings(danger, way);
  }
  const declared = declaredFindings(search);
  return () => declared;
}
