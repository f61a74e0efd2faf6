import type { ComplaintWindow } from '../../domain/order/changes/complaint';

/** Short goods from two lots, or broken ones from one. */
export const COMPLAINING: ComplaintWindow = {
  about: [
    {
      kind: 'SHORT.0',
      name: '环氧树脂 E-51短少',
      mostKg: 20_000,
      lots: [
        { lotId: 'P0067-261102-CNZJG', kg: 17_600 },
        { lotId: 'P0067-261109-CNZJG', kg: 2_400 },
      ],
    },
    {
      kind: 'DAMAGED.1',
      name: '乙二醇 聚酯级破损',
      mostKg: 18_400,
      lots: [{ lotId: 'P0071-261103-CNZJG', kg: 18_400 }],
    },
  ],
  until: '2026-12-15',
  isLookedInto: false,
};
