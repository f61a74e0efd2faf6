import { expect, it } from 'vitest';

import { dropped, rowsOf } from '../../../machines/order/file-upload/file-upload.rules';

const rows = rowsOf([{ fileId: 'earlier', docType: 'SDS_CN', name: 'sds.pdf', bytes: 4 }]);

it('a paper is taken back from a draft, and stays with an order', () => {
  expect(dropped(rows, 'earlier', null)).toEqual([]);
  expect(dropped(rows, 'earlier', 'FC261120AAAAAA')).toEqual(rows);
});
