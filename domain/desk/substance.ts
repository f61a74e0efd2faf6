import { onlyOne, type Identity } from '../goods/identity';
import type { LibraryGoods } from '../goods/library';
import { blankGoods, type GoodsRow } from '../goods/row';
import type { ToolMessage, ToolAnswer } from './tool';

const NAMED = /^(\d{4})(?:-([\w-]+))?$/;

/** `1294`, `1294-toluene`, or the library name of goods that are not dangerous. */
export function readGoodsText(text: string): { unNo: string; goodsId: string } {
  const [, unNo, goodsId = ''] = NAMED.exec(text) ?? [];
  return unNo === undefined ? { unNo: '', goodsId: text } : { unNo, goodsId };
}

/** Text of a substance in fields and addresses: the UN number for readers, the name to pick one of several entries. */
export const goodsText = ({ unNo, goodsId }: { unNo: string | null; goodsId: string }): string =>
  unNo === null ? goodsId : `${unNo}-${goodsId}`;

export const buildGoodsRow = (key: string, text: string): GoodsRow => ({ ...blankGoods(key), ...readGoodsText(text) });

export type NoSubstance = 'unknownGoods' | 'severalGoods' | 'goodsUnread';

export const identifiedGoods = (identity: Identity<LibraryGoods> | null): LibraryGoods | null =>
  identity === null ? null : onlyOne(identity);

export function whyNone(identity: Identity<LibraryGoods> | null, text: string): ToolMessage<NoSubstance> {
  if (identity?.kind === 'several') return { code: 'severalGoods', of: { count: String(identity.goods.length) } };
  return { code: identity?.kind === 'waiting' ? 'goodsUnread' : 'unknownGoods', of: { text } };
}

/** Unknown substances go to an expert, in every tool. */
export const forExpert = <TDetail>(
  says: ToolMessage<NoSubstance>,
  detail: TDetail,
): ToolAnswer<NoSubstance, never, TDetail> => ({ level: 'MANUAL', says, why: [], facts: [], detail });
