import { expect, it } from 'vitest';

import { WH } from '../../../../domain/modes/wh/mode';
import { WH_QUOTE, WH_SOUND } from '../../../../stories/modes/wh.fixtures';

it('fills an empty date from the locked room and keeps a typed one', () => {
  const { from } = WH_QUOTE.offer.detail.stay;
  const copied = WH.fields.copied({ ...WH_SOUND, quoteId: 'another' });
  expect(copied?.inDate).toBe('');
  expect(WH.quoted({ ...WH_SOUND, quoteId: '', inDate: '' }, WH_QUOTE).inDate).toBe(from);
  expect(WH.quoted({ ...WH_SOUND, quoteId: '', inDate: '2026-12-24' }, WH_QUOTE).inDate).toBe('2026-12-24');
});

it('clears batch and expiry date in a copy', () => {
  const copied = WH.fields.copied({ ...WH_SOUND, batchNo: 'B-7', expiry: '2027-06-30' });
  expect([copied?.batchNo, copied?.expiry]).toEqual(['', '']);
});
