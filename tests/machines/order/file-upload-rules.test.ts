import { expect, it } from 'vitest';

import { dropRow, endUpload, uploadRows } from '../../../machines/order/file-upload/file-upload.rules';

const rows = uploadRows([{ fileId: 'earlier', docType: 'SDS_CN', name: 'sds.pdf', bytes: 4 }]);

it('removes a file from a draft, but not from an order', () => {
  expect(dropRow(rows, 'earlier', null)).toEqual([]);
  expect(dropRow(rows, 'earlier', 'FC261120AAAAAA')).toEqual(rows);
});

it.each([
  ['has come', { ok: true, fileId: 'F7' }, { state: 'done', percent: 100, fileId: 'F7', file: null }],
  ['did not come', { ok: false, failure: { code: 'network' } }, { state: 'failed', percent: 0, faultCode: 'network' }],
] as const)('shows the result on its own row when a file %s', (_, outcome, line) => {
  const [kept] = rows;
  if (!kept) throw new Error('there is no paper');
  const sending = { ...kept, key: 'now', fileId: '', state: 'sending', percent: 40 } as const;
  const [other, own] = endUpload([kept, sending], outcome);
  expect(other).toEqual(kept);
  expect(own).toMatchObject(line);
});

it('removes a replaced file only after the new one is uploaded', () => {
  const [kept] = rows;
  if (!kept) throw new Error('there is no paper');
  const sending = { ...kept, key: 'now', fileId: '', state: 'sending', replaces: 'earlier' } as const;
  expect(endUpload([kept, sending], { ok: false, failure: { code: 'network' } }).map(({ fileId }) => fileId)).toEqual([
    'earlier',
    '',
  ]);
  expect(endUpload([kept, sending], { ok: true, fileId: 'F7' }).map(({ fileId }) => fileId)).toEqual(['F7']);
});
