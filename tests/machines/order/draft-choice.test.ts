import { describe, expect, it } from 'vitest';

import { isGoneOnWith } from '../../../machines/order/draft-choice/draft-choice.rules';
import { begunIn } from '../../../machines/order/order-page/order-page.rules';
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

/** A draft of methanol to Singapore, and what is searched for now. */
const meeting = (dst: string, unNo: string | undefined, change: Partial<DraftChoiceContext> = {}) => {
  const quote = quoteTo(dst, unNo, 'Q2');
  const { goods, isDanger, searched } = begunIn({ mode: FCL }, quote);
  return isGoneOnWith({
    drafts: [],
    dropKey: null,
    draft: draftOf(dangerousOrder),
    begun: { quote, goods, isDanger, searched },
    older: { quote: quoteTo('SGSIN', '1230', 'Q1'), now: 0 },
    ...change,
  });
};

describe('a draft made at another price', () => {
  it('of methanol is not gone on with when toluene was searched for', () => {
    expect(meeting('SGSIN', '1294')).toBe(false);
    expect(meeting('AEJEA', '1294')).toBe(false);
  });

  it('nor on another lane', () => {
    expect(meeting('AEJEA', '1230')).toBe(false);
  });

  it('nor where the search names no goods', () => {
    expect(meeting('SGSIN', undefined)).toBe(false);
  });

  it('is where another sailing was looked for, whatever stands in the form by now', () => {
    const goods = dangerousOrder.goods.map((row) => ({ ...row, unNo: '1005' }));
    expect(meeting('SGSIN', '1230', { draft: draftOf({ ...dangerousOrder, goods }) })).toBe(true);
    expect(meeting('SGSIN', '1230')).toBe(true);
  });

  it('is where it waits since it was split off, and was searched for', () => {
    const draft = draftOf({ ...dangerousOrder, quoteId: '' });
    expect(meeting('AEJEA', '1230', { draft, older: null })).toBe(true);
    expect(meeting('AEJEA', '1294', { draft, older: null })).toBe(false);
  });

  it('is not, where nobody knows any more what it was', () => {
    expect(meeting('SGSIN', '1230', { older: null })).toBe(false);
  });

  it('is not, where more boxes are searched for than it has', () => {
    const search = { ...quoteTo('SGSIN', '1230', 'Q2').search, boxes: [{ type: '20GP' as const, count: 5 }] };
    const quote = { ...quoteTo('SGSIN', '1230', 'Q2'), search };
    expect(meeting('SGSIN', '1230', { begun: begunIn({ mode: FCL }, quote) })).toBe(false);
  });
});

const lclQuote = lclQuoteFor();

describe('a draft of a share of a box, 2 pieces of 860 kg and 1.45 m³', () => {
  const paint = { unNo: '1263', pieces: 2, kg: 860, m3: 1.45, longCm: null };
  const searchOf = (...rows: LclRow[]) => ({ ...lclQuote.search, rows });
  const begunWith = (...rows: LclRow[]) =>
    begunIn({ mode: LCL }, { ...lclQuote, quoteId: 'Q2', search: searchOf(...rows) });
  const form = LCL.quoted(LCL.blank, { ...lclQuote, search: searchOf(paint) });
  const meets = (typed: Partial<typeof form>, ...rows: LclRow[]) =>
    isGoneOnWith({
      drafts: [],
      dropKey: null,
      draft: { ...draftOf(dangerousOrder), form: { ...form, ...typed } },
      begun: begunWith(...rows),
      older: { quote: { ...lclQuote, search: searchOf({ ...paint, pieces: 1 }) }, now: 0 },
    });
  const typed = (change: Partial<(typeof form.goods)[number]>) => ({
    goods: form.goods.map((row) => ({ ...row, ...change })),
  });

  it('is gone on with where as much is searched for, however that is typed', () => {
    expect(meets({}, paint)).toBe(true);
    expect(meets(typed({ grossKg: '860.00', volume: '1.450' }), paint)).toBe(true);
  });

  it.each([
    ['more pieces', { ...paint, pieces: 4 }],
    ['another weight', { ...paint, kg: 900 }],
    ['another volume', { ...paint, m3: 1.5 }],
    ['other goods', { ...paint, unNo: '1294' }],
    ['a long piece', { ...paint, longCm: 420 }],
  ])('is not gone on with by itself where %s are searched for', (_, row) => {
    const edges = { lcl: { '1': { ...blankRowFacts, longCm: '120' } } };
    expect(meets(edges, row)).toBe(false);
  });

  it('nor where goods stand beside them that are not searched for, or the other way round', () => {
    expect(meets({}, paint, { ...paint, unNo: '3082' })).toBe(false);
    expect(meets({ goods: [...form.goods, ...form.goods] }, paint)).toBe(false);
  });

  it('nor where it may not be stacked any more', () => {
    expect(meets({ stackable: 'N' }, paint)).toBe(false);
  });

  it('asks about what was split off where as much of it is not searched for', () => {
    expect(meets({ quoteId: '' }, paint)).toBe(true);
    expect(meets({ quoteId: '' }, { ...paint, kg: 900 })).toBe(false);
  });
});
