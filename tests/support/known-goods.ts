import { buildGoodsRow } from '../../domain/desk/substance';
import { lookupToken, type IdentitySources } from '../../domain/goods/identity';
import { libraryFields, type LibraryGoods } from '../../domain/goods/library';
import type { GoodsRow } from '../../domain/goods/row';
import { identifyGoods } from '../../server/world/dangerous-goods/identify';
import { LIBRARY } from '../../server/world/dangerous-goods/library';

export function rowPicked(row: GoodsRow, unNo: string, change: Partial<GoodsRow> = {}): GoodsRow {
  const goods = LIBRARY.find((one) => one.unNo === unNo);
  if (!goods) throw new Error(`UN ${unNo} is not in the library`);
  return {
    ...row,
    goodsId: goods.goodsId,
    ...libraryFields(goods),
    technicalName: goods.technical?.example ?? '',
    ...change,
  };
}

export function knowing(...texts: readonly string[]): IdentitySources {
  const told = texts.map((text) => {
    const row = buildGoodsRow('1', text);
    const { kind, goods, strangers } = identifyGoods(row, 'Y');
    const known = kind === 'waiting' ? 'nobody' : kind;
    return { token: lookupToken(row, 'Y') ?? '', kind: known, goods, strangers: strangers ?? [] } as const;
  });
  const goods = told.flatMap((one) => one.goods as readonly LibraryGoods[]);
  return {
    library: Object.fromEntries(goods.map((one) => [one.goodsId, one])),
    told: Object.fromEntries(
      told.map(({ token, kind, strangers, goods: all }) => [
        token,
        { kind, strangers, goodsIds: all.map(({ goodsId }) => goodsId) },
      ]),
    ),
  };
}
