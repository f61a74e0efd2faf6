import type { LclAsked } from '../../../domain/modes/lcl/asked';
import { factsOf, type LclForm } from '../../../domain/modes/lcl/form';
import type { LclQuote } from '../../../domain/modes/lcl/quote';

/** The search for what is filled in by now: nobody types it again. */
export const askedBy = (form: LclForm, { search: { orgPortCode, dstPortCode } }: LclQuote): LclAsked => ({
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
