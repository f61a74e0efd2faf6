import type { FitQuestion } from '../../offer/fit';
import type { LclAsked } from './asked';
import { searchOf } from './asked';
import { factsOf, type LclForm } from './form';
import type { LclQuote } from './quote';

/** The search for what is filled in by now: nobody types it again. */
export const askedBy = (
  form: LclForm,
  { search: { orgPortCode, dstPortCode } }: Pick<LclQuote, 'search'>,
): LclAsked => ({
  org: orgPortCode,
  dst: dstPortCode,
  isDanger: form.isDanger,
  isStackable: form.stackable !== 'N',
  etd: null,
  rows: form.goods.map((row) => ({
    unNo: form.isDanger === 'Y' ? row.unNo : '',
    pieces: row.pieces,
    kg: row.grossKg,
    m3: row.volume,
    longCm: factsOf(form, row).longCm,
  })),
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What is asked of the departure that was quoted, once the goods are others than those it was quoted for. */
export function fitAskedBy(form: LclForm, quote: LclQuote): FitQuestion | null {
  const search = searchOf(askedBy(form, quote));
  if (search === null || isSame(search.rows, quote.search.rows)) return null;
  return { search, offerIds: [quote.offer.offerId] };
}
