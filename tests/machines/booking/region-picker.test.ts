import { expect, it } from 'vitest';

import type { RegionPickerContext } from '../../../machines/booking/region-picker';
import { missingIn } from '../../../machines/booking/region-picker/region-picker.rules';

const missing = (context: Partial<RegionPickerContext>) =>
  missingIn({ isAsked: true, province: '', city: '', district: '', lists: {}, ...context } as RegionPickerContext);

it('the provinces are asked for first, and below them only what was chosen', () => {
  expect(missing({})).toEqual(['']);
  expect(missing({ province: '330000' })).toEqual(['', '330000']);
  expect(missing({ province: '330000', city: '330200' })).toEqual(['', '330000', '330200']);
});

it('what is here is not asked for again, and nothing is where no place is asked', () => {
  expect(missing({ province: '330000', lists: { '': [] } })).toEqual(['330000']);
  expect(missing({ province: '330000', isAsked: false })).toEqual([]);
});
