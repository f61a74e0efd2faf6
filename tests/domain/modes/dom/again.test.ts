import { describe, expect, it } from 'vitest';

import { searchAgainAddress } from '../../../../domain/modes/dom/again';

const order = {
  org: { code: 'CNTXG' },
  dst: { code: 'CNNSA' },
  isDanger: 'N' as const,
  goods: [{ nameCn: '甘油' }],
};

describe('repeated coastal search', () => {
  it('keeps doors and tax rate', () => {
    const kept = {
      loads: [{ type: '20GP' as const, count: 2, kg: 18_000 }],
      tax: { rate: '6' as const },
      pickup: { city: '北京' },
      delivery: { city: '佛山' },
    };
    const asked = (change: { pickup?: null; delivery?: { city: string } }) =>
      Object.fromEntries(new URLSearchParams(searchAgainAddress(order, { ...kept, ...change }).split('?')[1]));
    expect(asked({})).toEqual({
      org: 'CNTXG',
      dst: 'CNNSA',
      d: 'N',
      goods: '甘油',
      kg: '18000',
      from: '1101',
      to: '4406',
      tax: '6',
      box: '20GP*2',
    });
    const toPort = asked({ pickup: null, delivery: { city: '无此城' } });
    expect(Object.keys(toPort)).toEqual(['org', 'dst', 'd', 'goods', 'kg', 'tax', 'box']);
  });
});
