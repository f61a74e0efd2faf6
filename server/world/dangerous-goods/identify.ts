import { IDENTIFYING, readShortUnNo, type IdentifiableRow, type Identity } from '../../../domain/goods/identity';
import { rowNature } from '../../../domain/goods/nature';
import { goodsNames } from './called';
import { amongHarmless, normaliseCas } from './harmless';
import { goodsById, goodsOfNumber, type Goods } from './library';
import { bareName } from './names';
import { findStrangers } from './strangers';

const isCalled = (goods: Goods, { nameCn, nameEn }: IdentifiableRow): boolean =>
  [nameCn, nameEn].map(bareName).some((name) => name !== '' && goodsNames(goods).includes(name));

/** Entries of a number left by the declared group and class. */
function narrowed(all: readonly Goods[], row: IdentifiableRow): readonly Goods[] {
  const byGroup = all.filter(({ packingGroup }) => row.packingGroup === (packingGroup ?? 'N'));
  const byClass = (byGroup.length > 0 ? byGroup : all).filter(({ hazardClass }) => row.hazardClass === hazardClass);
  const left = byClass.length > 0 ? byClass : byGroup.length > 0 ? byGroup : all;
  const casNo = normaliseCas(row.casNo);
  const named = left.filter((goods) => isCalled(goods, row) || (goods.casNo !== null && goods.casNo === casNo));
  return named.length > 0 ? named : left;
}

function amongDangerous(row: IdentifiableRow): Identity<Goods> {
  const number = readShortUnNo(row.unNo);
  const picked = goodsById(row.goodsId);
  const all = number === null ? [] : goodsOfNumber(number);
  const strangers = findStrangers(row, all);
  if (picked?.unNo === number) return { kind: 'known', goods: [picked], strangers };
  if (all.length === 0) return { kind: 'nobody', goods: [], strangers };
  const left = narrowed(all, row);
  return { kind: left.length === 1 ? 'known' : 'several', goods: left, strangers };
}

/** Cached answers: about fifty orders of twenty rows. */
const MOST = 1_000;
const answers = new Map<string, Identity<Goods>>();

/** Substance of a form row. Cached, since the rules of an order need it a dozen times per row. */
export function identifyGoods(row: IdentifiableRow, isDanger: 'Y' | 'N'): Identity<Goods> {
  const key = JSON.stringify([isDanger, row.isGeneral, ...IDENTIFYING.map((field) => row[field])]);
  const stored = answers.get(key);
  if (stored) return stored;
  if (answers.size >= MOST) answers.clear();
  const answer = rowNature(row, isDanger) === 'Y' ? amongDangerous(row) : amongHarmless(row);
  answers.set(key, answer);
  return answer;
}
