import { expect, it } from 'vitest';

import { ADDABLE, addableServices } from '../../../domain/order/add-later';
import { order } from '../../../stories/order/orders.fixtures';

const at = (moment: string, change: Partial<typeof order> = {}) =>
  addableServices({ ...order, ...change }, ADDABLE, Date.parse(moment)).map(({ code, until }) => `${code} ${until}`);

const [line] = order.charges.lines;
const withLine = (item: string) => ({
  charges: { ...order.charges, lines: line ? [...order.charges.lines, { ...line, item }] : [] },
});

it('names what can still be had, and until when: before customs, before its box has to be there, before it sails', () => {
  expect(at('2026-11-21T00:00:00Z')).toEqual([
    'CUS 2026-12-01T04:00:00.000Z',
    'TRK 2026-12-01T02:00:00.000Z',
    'INS 2026-12-02T14:00:00.000Z',
  ]);
});

it('offers nothing that the order holds', () => {
  expect(at('2026-11-21T00:00:00Z', withLine('CUS')).map((said) => said.slice(0, 3))).toEqual(['TRK', 'INS']);
});

it('offers nothing that is too late, and nothing once it has left', () => {
  expect(at('2026-12-01T03:00:00Z').map((said) => said.slice(0, 3))).toEqual(['CUS', 'INS']);
  expect(at('2026-11-21T00:00:00Z', { state: 'DEPARTED' })).toEqual([]);
});
