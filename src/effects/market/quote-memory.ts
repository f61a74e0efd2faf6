import * as v from 'valibot';

import type { SailingSearch } from '../../../domain/offer/sailing';
import type { HeldQuote } from '../../../machines/booking/quoting';
import { tabStorage } from '../storage';

const KEY = 'quote';

const note = v.object({ search: v.string(), quoteId: v.string() });

const nameOf = ({ orgPortCode, dstPortCode, isDanger, unNo, boxes }: SailingSearch) =>
  JSON.stringify([orgPortCode, dstPortCode, isDanger, unNo ?? '', boxes.map(({ type, count }) => [type, count])]);

/** The price this tab has locked last is remembered by its number alone; the gateway says what it is worth. */
export function saveQuote(_: unknown, { search, quote }: { search: SailingSearch; quote: HeldQuote | null }): void {
  if (quote) tabStorage.write(KEY, JSON.stringify({ search: nameOf(search), quoteId: quote.quoteId }));
}

/** The number of the price that was locked for this very search; null where none was. */
export function rememberedQuote(search: SailingSearch): string | null {
  try {
    const found = v.safeParse(note, JSON.parse(tabStorage.read(KEY) ?? 'null'));
    return found.success && found.output.search === nameOf(search) ? found.output.quoteId : null;
  } catch {
    return null;
  }
}
