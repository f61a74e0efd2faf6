import { expect, it } from 'vitest';

import type { RegionPickerContext } from '../../../machines/booking/region-picker';
import { missingParents } from '../../../machines/booking/region-picker/region-picker.rules';

const missing = (context: Partial<RegionPickerContext>) =>
  missingParents({ isAsked: true, province: '', city: '', district: '', lists: {}, ...context } as RegionPickerContext);

it('loads the provinces first, and then only the chosen branches', () => {
  expect(missing({})).toEqual(['']);
  expect(missing({ province: '330000' })).toEqual(['', '330000']);
  expect(missing({ province: '330000', city: '330200' })).toEqual(['', '330000', '330200']);
});

it('does not load present lists, and nothing when inactive', () => {
  expect(missing({ province: '330000', lists: { '': [] } })).toEqual(['330000']);
  expect(missing({ province: '330000', isAsked: false })).toEqual([]);
});
