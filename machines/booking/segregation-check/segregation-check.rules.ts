import type { PickerOption } from '../picker';
import type { CheckedGoods, GoodsObjection, PairOfGoods, Verdict } from './segregation-check.types';

const picked = (option: PickerOption) => (option.kind === 'goods' ? option.goods : null);

export function objectionTo(option: PickerOption, goods: readonly CheckedGoods[]): GoodsObjection | null {
  const item = picked(option);
  if (!item || item.unNo === null || item.hazardClass === null) return 'notDangerous';
  return goods.some(({ unNo }) => unNo === item.unNo) ? 'duplicate' : null;
}

export function withPicked(goods: readonly CheckedGoods[], option: PickerOption): readonly CheckedGoods[] {
  const item = picked(option);
  if (!item || item.unNo === null || item.hazardClass === null) return goods;
  const { unNo, nameCn, hazardClass, packingGroup } = item;
  return [...goods, { unNo, nameCn, hazardClass, packingGroup }];
}

export const isPairIn = (verdict: Verdict | null, [one, other]: PairOfGoods): boolean =>
  verdict?.pairs.some(({ of }) => of[0] === one && of[1] === other) ?? false;
