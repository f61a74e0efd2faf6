import { ofEachTruck } from '../../order/papers/papers';
import type { MallForm } from './form';

export const PAPER_NAMES = {
  fetched: '提货委托书',
  received: '收货委托书',
  ROADCERT: '道路危险货物运输证',
  ESCORT: '押运员资格证',
} as const;

type Needed = { docType: string; name: string };

/**
 * Who fetches or receives it for the buyer; of dangerous goods that are fetched, that they may be carried. Whoever carries
 * them by an order of the house has shown that with it. Another truck has papers of its own.
 */
export function papersFor({ way, isDanger, plateNo }: Pick<MallForm, 'way' | 'isDanger' | 'plateNo'>): Needed[] {
  if (way === 'CARRIED') return [];
  if (way === 'SEND') return [{ docType: 'POA', name: PAPER_NAMES.received }];
  const fetched: Needed = { docType: 'POA', name: PAPER_NAMES.fetched };
  const carried = (['ROADCERT', 'ESCORT'] as const).map((docType) => ({ docType, name: PAPER_NAMES[docType] }));
  return isDanger === 'Y' ? [fetched, ...ofEachTruck([{ plateNo }], carried)] : [fetched];
}
