import { numberIn, type Identifying, type Identity } from '../../domain/goods/identity';
import { natureOf } from '../../domain/order/nature';
import { namesOf } from './called';
import { amongHarmless, casIn } from './harmless';
import { goodsById, goodsOfNumber, type Goods } from './library';
import { bare } from './names';

const known = (goods: readonly Goods[]): Identity<Goods> => ({ kind: 'known', goods });
const NOBODY: Identity<Goods> = { kind: 'nobody', goods: [] };

const isCalled = (goods: Goods, { nameCn, nameEn }: Identifying): boolean =>
  [nameCn, nameEn].map(bare).some((name) => name !== '' && namesOf(goods).includes(name));

/** Of several entries of a number the one that what was declared leaves over. */
function narrowed(all: readonly Goods[], row: Identifying): readonly Goods[] {
  const byGroup = all.filter(({ packingGroup }) => row.packingGroup === (packingGroup ?? 'N'));
  const byClass = (byGroup.length > 0 ? byGroup : all).filter(({ hazardClass }) => row.hazardClass === hazardClass);
  const left = byClass.length > 0 ? byClass : byGroup.length > 0 ? byGroup : all;
  const casNo = casIn(row.casNo);
  const named = left.filter((goods) => isCalled(goods, row) || (goods.casNo !== null && goods.casNo === casNo));
  return named.length > 0 ? named : left;
}

function amongDangerous(row: Identifying): Identity<Goods> {
  const number = numberIn(row.unNo);
  const picked = goodsById(row.goodsId);
  if (picked?.unNo === number) return known([picked]);
  const all = number === null ? [] : goodsOfNumber(number);
  if (all.length === 0) return NOBODY;
  const left = narrowed(all, row);
  return left.length === 1 ? known(left) : { kind: 'several', goods: left };
}

/** What a row of a form means, whoever filled it in and however. */
export const identify = (row: Identifying, isDanger: 'Y' | 'N'): Identity<Goods> =>
  natureOf(row, isDanger) === 'Y' ? amongDangerous(row) : amongHarmless(row);
