import { fromPromise } from 'xstate';

import { unSearch } from '../../../contract/dangerous-goods';
import type { ReplyOf } from '../../../contract/endpoint';
import type { FoundGoods, SoughtGoods } from '../../../domain/goods/library';
import type { LoadGoodsInput, LoadGoodsOutcome } from '../../../machines/order/order-form';
import type { Gateway } from '../gateway/gateway';

type Records = ReplyOf<typeof unSearch>['records'];

/** A number alone names a substance only where there is no other of that number: nobody guesses a packing group. */
function meant(records: Records, { goodsId, unNo }: SoughtGoods): Records[number] | undefined {
  if (goodsId !== '') return records.find((record) => record.goodsId === goodsId);
  const named = records.filter((record) => record.unNo === unNo);
  return named.length === 1 ? named[0] : undefined;
}

export const loadGoodsVia = (gateway: Gateway) =>
  fromPromise<LoadGoodsOutcome, LoadGoodsInput>(async ({ input: { sought }, signal }) => {
    const found = await Promise.all(
      sought.map(async (one): Promise<FoundGoods[]> => {
        const keyword = (one.unNo || one.nameEn).slice(0, 60);
        const reply = await gateway.call(unSearch, { keyword }, { signal, quiet: true });
        const record = reply.kind === 'done' ? meant(reply.data.records, one) : undefined;
        return record ? [{ key: one.key, goods: record }] : [];
      }),
    );
    return { ok: true, found: found.flat() };
  });
