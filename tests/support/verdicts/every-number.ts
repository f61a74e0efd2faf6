import { blankGoods, type GoodsRow } from '../../../domain/goods/row';
import { MODE_IDS, type ModeId } from '../../../domain/mode-ids';
import type { Acceptance } from '../../../domain/order/findings/acceptance';
import { goodsOfNumber } from '../../../server/world/dangerous-goods/library';
import type { Goods } from '../../../server/world/dangerous-goods/read-goods';
import { rulesOf } from '../rule-codes/judges';
import { atGateway } from './form';

/** Goods of the shop come from a quote; a flexitank takes no dangerous goods; the desk sells papers. */
const OTHERWISE: readonly ModeId[] = ['MALL', 'FLEXI', 'DGD'];
export const CARRYING = MODE_IDS.filter((id) => !OTHERWISE.includes(id));

export type Sample = { form: { isDanger: 'Y' | 'N'; goods: readonly GoodsRow[] }; facts: object };

/** Row of a number, and of its entry where one is meant. */
function rowOf(key: string, unNo: string, meant: Goods | null): GoodsRow {
  if (!meant) return { ...blankGoods(key), unNo, nameCn: goodsOfNumber(unNo)[0]?.nameCn ?? '' };
  const { goodsId, nameCn, nameEn, hazardClass, subRisks, isMarinePollutant, packingGroup } = meant;
  const typed = { goodsId, unNo, nameCn, nameEn, isMarinePollutant, subRisks: [...subRisks] };
  return { ...blankGoods(key), ...typed, hazardClass: hazardClass ?? '', packingGroup: packingGroup ?? 'N' };
}

const onlyEntry = (unNo: string): Goods | null => {
  const [first, ...others] = goodsOfNumber(unNo);
  return first && others.length === 0 ? first : null;
};

/** Verdict of a mode's first sample, dangerous if it has one, with these goods in the place of its own. */
export function judgeOf(id: ModeId): (unNo: string, meant?: Goods | null) => Acceptance {
  const { judge, samples } = rulesOf(id);
  const all = samples as readonly [Sample, ...Sample[]];
  const { form, facts } = all.find((one) => one.form.isDanger === 'Y') ?? all[0];
  const key = form.goods[0]?.key ?? '1';
  const known = { ...facts, ...atGateway };
  return (unNo, meant = onlyEntry(unNo)) =>
    judge({ ...form, isDanger: 'Y', goods: [{ ...form.goods[0], ...rowOf(key, unNo, meant) }] }, known);
}
