import { describe, expect, it } from 'vitest';

import { fitAskedBy } from '../../../../domain/modes/lcl/fit-asked';
import type { LclForm } from '../../../../domain/modes/lcl/form';
import { LCL } from '../../../../domain/modes/lcl/mode';
import { lclQuoteFor } from '../../../support/lcl-order';

const quote = lclQuoteFor();
const begun = LCL.quoted(LCL.blank, quote);
const withRow = (change: object): LclForm => ({ ...begun, goods: begun.goods.map((row) => ({ ...row, ...change })) });

describe('what is asked of the departure while its goods are changed', () => {
  it('is nothing as long as they are those it was quoted for', () => {
    expect(fitAskedBy(begun, quote)).toBeNull();
  });

  it('is the goods as they are by now, of that departure alone', () => {
    expect(fitAskedBy(withRow({ unNo: '2014' }), quote)).toMatchObject({
      search: { rows: [{ unNo: '2014' }], orgPortCode: 'CNSHA' },
      offerIds: ['L-SHWG-NLRTM-261209'],
    });
  });

  it('is the group they were searched for by, and only that: an entry that is picked later is no other substance', () => {
    expect(fitAskedBy(withRow({ packingGroup: 'II' }), quote)).toBeNull();
    const rows = quote.search.rows.map((row) => ({ ...row, group: 'II' as const }));
    const grouped = { ...quote, search: { ...quote.search, rows } };
    expect(LCL.quoted(LCL.blank, grouped).goods[0]).toMatchObject({ unNo: '1230', packingGroup: 'II' });
    expect(fitAskedBy(LCL.quoted(LCL.blank, grouped), grouped)).toBeNull();
    expect(fitAskedBy(withRow({ packingGroup: 'I' }), grouped)).toMatchObject({ search: { rows: [{ group: 'I' }] } });
  });

  it('says of goods in limited quantities that they are, as those are held apart from no others', () => {
    expect(fitAskedBy(withRow({ isLimited: true }), quote)).toMatchObject({
      search: { rows: [{ unNo: '1230', isLimited: true }] },
    });
    const harmless = { ...withRow({ isLimited: true }), isDanger: 'N' as const };
    expect(JSON.stringify(fitAskedBy(harmless, quote))).not.toContain('isLimited');
  });

  it('is nothing while they say too little', () => {
    expect(fitAskedBy(withRow({ volume: '' }), quote)).toBeNull();
  });
});
