import * as v from 'valibot';

import { MODES } from '../../../domain/mode-ids';
import type { Quote } from '../../../domain/offer/offer';
import { routePath } from '../../../domain/routes';
import type { HeldQuote } from '../../../machines/booking/quoting';
import { tabStorage } from '../storage';

const KEY = 'quote';

const note = v.object({ search: v.string(), quoteId: v.string() });

/** The gateway returns a search in another key order than its list has it. */
const sorted = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const quoteMemoryKey = (search: unknown): string => JSON.stringify(search, sorted);

const write = (search: unknown, quoteId: string) =>
  tabStorage.write(KEY, JSON.stringify({ search: quoteMemoryKey(search), quoteId }));

/** Stores only the id of the last locked quote; the gateway holds the price. */
export function saveQuote(_: unknown, { search, quote }: { search: unknown; quote: HeldQuote | null }): void {
  if (quote) write(search, quote.quoteId);
}

const listBefore = (): string | null => {
  try {
    return new URL(document.referrer).pathname;
  } catch {
    return null;
  }
};

/** A quote that the plain form of its list locked: the tab did not see it chosen. */
export function saveArrivedQuote({ quoteId, mode, search, state }: Quote): void {
  const isHere = new URLSearchParams(globalThis.location?.search).get('quote') === quoteId;
  if (isHere && state === 'LOCKED' && listBefore() === routePath(MODES[mode].routes.search)) write(search, quoteId);
}

export function rememberedQuote(search: unknown): string | null {
  try {
    const found = v.safeParse(note, JSON.parse(tabStorage.read(KEY) ?? 'null'));
    return found.success && found.output.search === quoteMemoryKey(search) ? found.output.quoteId : null;
  } catch {
    return null;
  }
}
