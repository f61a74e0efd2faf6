import { expect, it } from 'vitest';

import { boxOf } from '../../../../domain/modes/cfs/boxes';

type Form = Parameters<typeof boxOf>[0];

const boxFor = (boxNo: string, count = '2') =>
  boxOf({ boxes: [{ type: '20GP', count }], cfs: { '1': { boxNo } } } as unknown as Form, { key: '1' });

it('a row goes into the box it was told, of those there are', () => {
  expect(['1', '2', '3', '0', '-1', '', 'x'].map((no) => boxFor(no))).toEqual([1, 2, null, null, null, null, null]);
});

it('where there is one box, all goes into it', () => {
  expect(boxFor('', '1')).toBe(1);
});
