import type { Complaining } from '../../domain/order/complaint';

/** Goods of trucks that came, some of them short or broken. */
export const COMPLAINING: Complaining = {
  about: [
    { kind: 'SHORT', name: '短少', mostKg: 20_000 },
    { kind: 'DAMAGED', name: '破损', mostKg: 18_400 },
  ],
  until: '2026-12-15',
  isLookedInto: false,
};
