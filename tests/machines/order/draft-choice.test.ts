import { describe, expect, it } from 'vitest';

import { isGoneOnWith } from '../../../machines/order/draft-choice/draft-choice.rules';
import type { DraftChoiceContext } from '../../../machines/order/draft-choice';
import { FCL } from '../../../domain/modes/fcl/mode';
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
  const { goods, isDanger } = FCL.quoted(FCL.blank, quote);
  return isGoneOnWith({
    drafts: [],
    draft: draftOf(dangerousOrder),
    begun: { quote, goods, isDanger },
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
});
