import * as v from 'valibot';

import type { HeldQuote } from '../../../machines/booking/quoting';
import { tabStorage } from '../storage';

const KEY = 'quote';

const note = v.object({ search: v.string(), quoteId: v.string() });

/** A question is read from its address in one order, so the same one always reads the same. */
const nameOf = (search: unknown): string => JSON.stringify(search);

/** The price this tab has locked last is remembered by its number alone; the gateway says what it is worth. */
export function saveQuote(_: unknown, { search, quote }: { search: unknown; quote: HeldQuote | null }): void {
  if (quote) tabStorage.write(KEY, JSON.stringify({ search: nameOf(search), quoteId: quote.quoteId }));
}

/** The number of the price that was locked for this very search; null where none was. */
export function rememberedQuote(search: unknown): string | null {
  try {
    const found = v.safeParse(note, JSON.parse(tabStorage.read(KEY) ?? 'null'));
    return found.success && found.output.search === nameOf(search) ? found.output.quoteId : null;
  } catch {
    return null;
  }
}
