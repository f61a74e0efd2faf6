import { ofEachTruck, SHARED_PAPERS } from '../../order/papers/papers';
import type { MallForm } from './form';

export const PAPER_NAMES = {
  fetched: '提货委托书',
  received: '收货委托书',
  ROADCERT: SHARED_PAPERS.ROADCERT,
  ESCORT: SHARED_PAPERS.ESCORT,
} as const;

type Needed = { docType: string; name: string };

/**
 * Authority of the person collecting or receiving, and carriage papers for collected dangerous goods. A freight order
 * has its own papers. Papers depend on the plate.
 */
export function requiredPapers({ way, isDanger, plateNo }: Pick<MallForm, 'way' | 'isDanger' | 'plateNo'>): Needed[] {
  if (way === 'CARRIED') return [];
  if (way === 'SEND') return [{ docType: 'POA', name: PAPER_NAMES.received }];
  const fetched: Needed = { docType: 'POA', name: PAPER_NAMES.fetched };
  const carried = (['ROADCERT', 'ESCORT'] as const).map((docType) => ({ docType, name: PAPER_NAMES[docType] }));
  return isDanger === 'Y' ? [fetched, ...ofEachTruck([{ plateNo }], carried)] : [fetched];
}
