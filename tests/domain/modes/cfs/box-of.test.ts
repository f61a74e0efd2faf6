import { expect, it } from 'vitest';

import { assignedBox } from '../../../../domain/modes/cfs/boxes';

type Form = Parameters<typeof assignedBox>[0];

const boxFor = (boxNo: string, count = '2') =>
  assignedBox({ boxes: [{ type: '20GP', count }], cfs: { '1': { boxNo } } } as unknown as Form, { key: '1' });

it('assigns a row to its container, if that exists', () => {
  expect(['1', '2', '3', '0', '-1', '', 'x'].map((no) => boxFor(no))).toEqual([1, 2, null, null, null, null, null]);
});

it('assigns every row to the only container', () => {
  expect(boxFor('', '1')).toBe(1);
});
