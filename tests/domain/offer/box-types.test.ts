import { expect, it } from 'vitest';

import { DRY_BOXES } from '../../../domain/mode-ids';
import { BOX_TYPES, boxTypesOf } from '../../../domain/offer/search';

it('a mode is searched in the boxes it carries; one that was chosen before is still to be seen', () => {
  expect(boxTypesOf('FCL', '20GP')).toStrictEqual(BOX_TYPES);
  expect(boxTypesOf('DOM', '20GP')).toStrictEqual(DRY_BOXES);
  expect(boxTypesOf('RAIL', '40HQ')).toStrictEqual(DRY_BOXES);
  expect(boxTypesOf('CFS', '20GP')).toStrictEqual(DRY_BOXES);
  expect(boxTypesOf('DOM', '40RH')).toStrictEqual([...DRY_BOXES, '40RH']);
});
