import { goodsRowOf } from '../../domain/desk/substance';
import { tokenOf, type Known } from '../../domain/goods/identity';
import type { LibraryGoods } from '../../domain/goods/library';
import { identify } from '../../server/dangerous-goods/identify';

/** The library as a page would hold it after it had asked about these. */
export function knowing(...texts: readonly string[]): Known {
  const told = texts.map((text) => {
    const row = goodsRowOf('1', text);
    const { kind, goods } = identify(row, 'Y');
    return { token: tokenOf(row, 'Y') ?? '', kind: kind === 'waiting' ? 'nobody' : kind, goods } as const;
  });
  const goods = told.flatMap((one) => one.goods as readonly LibraryGoods[]);
  return {
    library: Object.fromEntries(goods.map((one) => [one.goodsId, one])),
    told: Object.fromEntries(
      told.map(({ token, kind, goods: all }) => [token, { kind, goodsIds: all.map(({ goodsId }) => goodsId) }]),
    ),
  };
}
