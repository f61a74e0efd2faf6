import { describe, expect, it } from 'vitest';

import { canContinueDraft } from '../../../machines/order/draft-choice/draft-choice.rules';
import { beginForm } from '../../../machines/order/order-page/order-page.rules';
import type { DraftChoiceContext } from '../../../machines/order/draft-choice';
import { FCL } from '../../../domain/modes/fcl/mode';
import { blankRowFacts } from '../../../domain/modes/lcl/form';
import { LCL } from '../../../domain/modes/lcl/mode';
import type { LclRow } from '../../../domain/modes/lcl/search';
import { lclQuoteFor } from '../../support/lcl-order';
import { dangerousOrder, factsFor } from '../../support/fcl-order';

const quoteTo = (dst: string, unNo: string | undefined, quoteId: string) => {
  const { quote } = factsFor(dst);
  if (!quote) throw new Error('no quote');
  return { ...quote, quoteId, search: { ...quote.search, unNo } };
};

const draftOf = (form: typeof dangerousOrder) => {
  return { key: 'K1', draftId: null, about: null, form, savedAt: 0, revision: 0 };
};

const meeting = (dst: string, unNo: string | undefined, change: Partial<DraftChoiceContext> = {}) => {
  const quote = quoteTo(dst, unNo, 'Q2');
  const { goods, isDanger, searched } = beginForm({ mode: FCL }, quote);
  return canContinueDraft({
    drafts: [],
    dropKey: null,
    draft: draftOf(dangerousOrder),
    begun: { quote, goods, isDanger, searched },
    older: { quote: quoteTo('SGSIN', '1230', 'Q1'), now: 0 },
    ...change,
  });
};

describe('draft made at another price', () => {
  it('is not continued when other goods are searched', () => {
    expect(meeting('SGSIN', '1294')).toBe(false);
    expect(meeting('AEJEA', '1294')).toBe(false);
  });

  it('is not continued on another lane', () => {
    expect(meeting('AEJEA', '1230')).toBe(false);
  });

  it('is not continued when the search names no goods', () => {
    expect(meeting('SGSIN', undefined)).toBe(false);
  });

  it('is continued on another sailing, whatever the form now contains', () => {
    const goods = dangerousOrder.goods.map((row) => ({ ...row, unNo: '1005' }));
    expect(meeting('SGSIN', '1230', { draft: draftOf({ ...dangerousOrder, goods }) })).toBe(true);
    expect(meeting('SGSIN', '1230')).toBe(true);
  });

  it('is continued when it was split off and is searched', () => {
    const draft = draftOf({ ...dangerousOrder, quoteId: '' });
    expect(meeting('AEJEA', '1230', { draft, older: null })).toBe(true);
    expect(meeting('AEJEA', '1294', { draft, older: null })).toBe(false);
  });

  it('is not continued when its first search is unknown', () => {
    expect(meeting('SGSIN', '1230', { older: null })).toBe(false);
  });

  it('is not continued when more boxes are searched', () => {
    const search = { ...quoteTo('SGSIN', '1230', 'Q2').search, boxes: [{ type: '20GP' as const, count: 5 }] };
    const quote = { ...quoteTo('SGSIN', '1230', 'Q2'), search };
    expect(meeting('SGSIN', '1230', { begun: beginForm({ mode: FCL }, quote) })).toBe(false);
  });
});

const lclQuote = lclQuoteFor();

describe('LCL draft of 2 pieces, 860 kg and 1.45 m³', () => {
  const paint = { unNo: '1263', pieces: 2, kg: 860, m3: 1.45, longCm: null };
  const searchOf = (...rows: LclRow[]) => ({ ...lclQuote.search, rows });
  const begunWith = (...rows: LclRow[]) =>
    beginForm({ mode: LCL }, { ...lclQuote, quoteId: 'Q2', search: searchOf(...rows) });
  const form = LCL.quoted(LCL.blank, { ...lclQuote, search: searchOf(paint) });
  const meets = (typed: Partial<typeof form>, ...rows: LclRow[]) =>
    canContinueDraft({
      drafts: [],
      dropKey: null,
      draft: { ...draftOf(dangerousOrder), form: { ...form, ...typed } },
      begun: begunWith(...rows),
      older: { quote: { ...lclQuote, search: searchOf({ ...paint, pieces: 1 }) }, now: 0 },
    });
  const typed = (change: Partial<(typeof form.goods)[number]>) => ({
    goods: form.goods.map((row) => ({ ...row, ...change })),
  });

  it('is continued with the same amounts in any notation', () => {
    expect(meets({}, paint)).toBe(true);
    expect(meets(typed({ grossKg: '860.00', volume: '1.450' }), paint)).toBe(true);
  });

  it.each([
    ['more pieces', { ...paint, pieces: 4 }],
    ['another weight', { ...paint, kg: 900 }],
    ['another volume', { ...paint, m3: 1.5 }],
    ['other goods', { ...paint, unNo: '1294' }],
    ['a long piece', { ...paint, longCm: 420 }],
  ])('is not continued automatically when %s are searched', (_, row) => {
    const edges = { lcl: { '1': { ...blankRowFacts, longCm: '120' } } };
    expect(meets(edges, row)).toBe(false);
  });

  it('is not continued with additional goods on either side', () => {
    expect(meets({}, paint, { ...paint, unNo: '3082' })).toBe(false);
    expect(meets({ goods: [...form.goods, ...form.goods] }, paint)).toBe(false);
  });

  it('is not continued when it is no longer stackable', () => {
    expect(meets({ stackable: 'N' }, paint)).toBe(false);
  });

  it('is not continued after a split when the amounts differ', () => {
    expect(meets({ quoteId: '' }, paint)).toBe(true);
    expect(meets({ quoteId: '' }, { ...paint, kg: 900 })).toBe(false);
  });
});
