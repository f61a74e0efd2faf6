import { onlyOne, type Identity } from '../goods/identity';
import type { LibraryGoods } from '../goods/library';
import { blankGoods, type GoodsRow } from '../goods/row';
import type { ToolMessage, ToolAnswer } from './tool';

const NAMED = /^(\d{4})(?:-([\w-]+))?$/;

/** `1294`, `1294-toluene`, or of what is not dangerous its name in the library. */
export function goodsIn(text: string): { unNo: string; goodsId: string } {
  const [, unNo, goodsId = ''] = NAMED.exec(text) ?? [];
  return unNo === undefined ? { unNo: '', goodsId: text } : { unNo, goodsId };
}

/** How a field and an address name a substance: the number for whoever reads it, the name for who means one of many. */
export const goodsText = ({ unNo, goodsId }: { unNo: string | null; goodsId: string }): string =>
  unNo === null ? goodsId : `${unNo}-${goodsId}`;

/** A substance as the forms of the house ask the library for it. */
export const goodsRowOf = (key: string, text: string): GoodsRow => ({ ...blankGoods(key), ...goodsIn(text) });

/** Why there is no one substance to speak of. */
export type NoSubstance = 'unknownGoods' | 'severalGoods' | 'goodsUnread';

export const substanceOf = (identity: Identity<LibraryGoods> | null): LibraryGoods | null =>
  identity === null ? null : onlyOne(identity);

export function whyNone(identity: Identity<LibraryGoods> | null, text: string): ToolMessage<NoSubstance> {
  if (identity?.kind === 'several') return { code: 'severalGoods', of: { count: String(identity.goods.length) } };
  return { code: identity?.kind === 'waiting' ? 'goodsUnread' : 'unknownGoods', of: { text } };
}

/** What nobody knows is for an expert, whatever the tool. */
export const forExpert = <TDetail>(
  says: ToolMessage<NoSubstance>,
  detail: TDetail,
): ToolAnswer<NoSubstance, never, TDetail> => ({ level: 'MANUAL', says, why: [], facts: [], detail });
