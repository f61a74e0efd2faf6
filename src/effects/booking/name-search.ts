import { fromPromise } from 'xstate';

import { buildSearchNames, searchNames } from '../../../contract/world/search-names';
import { unlistedGoods } from '../../../domain/goods/dangerous-goods';
import { blankSearch, type SearchForm } from '../../../domain/offer/search';
import type { NameOutcome, NameSearchInput } from '../../../machines/booking/booking-search';
import type { Gateway } from '../gateway/gateway';
import { recallToday } from './searches';
import { houseNow } from '../clock';

const NOBODY = { org: null, dst: null, goods: null };

/** Adds names to the codes of an address. Unknown places stay empty; unknown goods keep the text of the address. */
export async function namedForm(
  gateway: Gateway,
  { mode, asked }: NameSearchInput,
  signal: AbortSignal,
): Promise<SearchForm> {
  const reply = await gateway.call(searchNames, buildSearchNames(mode, asked), { signal });
  const { isDanger, unNo, goods, etd, boxType = blankSearch.boxType, boxes = blankSearch.boxes } = asked;
  const named = reply.kind === 'done' ? reply.data : NOBODY;
  const isNamed = unNo !== null || goods !== null;
  return {
    ...blankSearch,
    ...named,
    goods: named.goods ?? (isNamed ? unlistedGoods(unNo, goods ?? '') : null),
    isDanger,
    etd: etd ?? '',
    boxType,
    boxes,
  };
}

export const nameSearchVia = (gateway: Gateway, now: () => number = houseNow) =>
  fromPromise<NameOutcome, NameSearchInput>(async ({ input, signal }) => {
    const form = await namedForm(gateway, input, signal);
    return { ...recallToday(now), form };
  });
