import * as v from 'valibot';

import type { HeldQuote } from '../../../machines/booking/quoting';
import { tabStorage } from '../storage';

const KEY = 'quote';

const note = v.object({ search: v.string(), quoteId: v.string() });

/** Questions are parsed in a fixed key order, so equal ones serialise equally. */
const quoteMemoryKey = (search: unknown): string => JSON.stringify(search);

/** Stores only the id of the last locked quote; the gateway holds the price. */
export function saveQuote(_: unknown, { search, quote }: { search: unknown; quote: HeldQuote | null }): void {
  if (quote) tabStorage.write(KEY, JSON.stringify({ search: quoteMemoryKey(search), quoteId: quote.quoteId }));
}

export function rememberedQuote(search: unknown): string | null {
  try {
    const found = v.safeParse(note, JSON.parse(tabStorage.read(KEY) ?? 'null'));
    return found.success && found.output.search === quoteMemoryKey(search) ? found.output.quoteId : null;
  } catch {
    return null;
  }
}
