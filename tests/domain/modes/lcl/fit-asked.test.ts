import { describe, expect, it } from 'vitest';

import { fitQuestionFromForm } from '../../../../domain/modes/lcl/fit-asked';
import type { LclForm } from '../../../../domain/modes/lcl/form';
import { LCL } from '../../../../domain/modes/lcl/mode';
import { lclQuoteFor } from '../../../support/lcl-order';

const quote = lclQuoteFor();
const begun = LCL.quoted(LCL.blank, quote);
const withRow = (change: object): LclForm => ({ ...begun, goods: begun.goods.map((row) => ({ ...row, ...change })) });

describe('departure request for changed goods', () => {
  it('is null while the goods equal the quote', () => {
    expect(fitQuestionFromForm(begun, quote)).toBeNull();
  });

  it('sends the current goods for that departure only', () => {
    expect(fitQuestionFromForm(withRow({ unNo: '2014' }), quote)).toMatchObject({
      search: { rows: [{ unNo: '2014' }], orgPortCode: 'CNSHA' },
      offerIds: ['L-SHWG-NLRTM-261209'],
    });
  });

  it('sends the quoted packing group and ignores a picked entry', () => {
    expect(fitQuestionFromForm(withRow({ packingGroup: 'II' }), quote)).toBeNull();
    const rows = quote.search.rows.map((row) => ({ ...row, group: 'II' as const }));
    const grouped = { ...quote, search: { ...quote.search, rows } };
    expect(LCL.quoted(LCL.blank, grouped).goods[0]).toMatchObject({ unNo: '1230', packingGroup: 'II' });
    expect(fitQuestionFromForm(LCL.quoted(LCL.blank, grouped), grouped)).toBeNull();
    expect(fitQuestionFromForm(withRow({ packingGroup: 'I' }), grouped)).toMatchObject({
      search: { rows: [{ group: 'I' }] },
    });
  });

  it('marks limited quantities', () => {
    expect(fitQuestionFromForm(withRow({ isLimited: true }), quote)).toMatchObject({
      search: { rows: [{ unNo: '1230', isLimited: true }] },
    });
    const harmless = { ...withRow({ isLimited: true }), isDanger: 'N' as const };
    expect(JSON.stringify(fitQuestionFromForm(harmless, quote))).not.toContain('isLimited');
  });

  it('is null while the goods are incomplete', () => {
    expect(fitQuestionFromForm(withRow({ volume: '' }), quote)).toBeNull();
  });
});
