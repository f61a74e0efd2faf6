import { expect, it } from 'vitest';

import { blankWh } from '../../../../domain/modes/wh/form';
import { wantedPapers } from '../../../../src/modes/wh/wanted-papers';
import { generalWh, soundWh } from '../../../support/wh-order';

it('asks with the form for what the store will ask for, and for nothing of a ship', () => {
  const kinds = wantedPapers({ ...soundWh, files: [] }).map(({ docType, standing }) => [docType, standing]);
  expect(kinds).toEqual([
    ['SDS_CN:1230', 'optional'],
    ['SIGN:1230', 'optional'],
    ['ROADCERT', 'optional'],
    ['ESCORT', 'optional'],
  ]);
  expect(wantedPapers({ ...generalWh, files: [] }).map(({ docType }) => docType)).toEqual(['SDS_CN']);
});

it('is paid in yuan unless somebody says otherwise', () => {
  expect(blankWh.currency).toBe('1');
});
