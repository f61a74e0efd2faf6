import { expect, it } from 'vitest';

import { DRY_BOXES } from '../../../domain/mode-ids';
import { BOX_TYPES, modeBoxTypes } from '../../../domain/offer/search';

it('offers the box types of a mode, and a type chosen before', () => {
  expect(modeBoxTypes('FCL', '20GP')).toStrictEqual(BOX_TYPES);
  expect(modeBoxTypes('DOM', '20GP')).toStrictEqual(DRY_BOXES);
  expect(modeBoxTypes('RAIL', '40HQ')).toStrictEqual(DRY_BOXES);
  expect(modeBoxTypes('CFS', '20GP')).toStrictEqual(DRY_BOXES);
  expect(modeBoxTypes('DOM', '40RH')).toStrictEqual([...DRY_BOXES, '40RH']);
});
