import type { LeavingTerms } from '../../domain/order/trucks/leaving';

export const LEAVING_TERMS: LeavingTerms = {
  rest: { tons: 12, pallets: 16 },
  from: '2026-12-05',
  to: '2026-12-31',
  slots: ['9', '10'],
  onlyDay: null,
  isDanger: 'Y',
  trucks: 20,
};
