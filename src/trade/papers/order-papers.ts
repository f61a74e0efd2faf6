import type { OrderForm } from '../../../domain/order/form';
import { orderPapersCopy as copy } from '../../copy/trade';

type WantedPaper = { docType: string; name: string; note: string; standing: 'here' | 'due' | 'optional' };

const DANGEROUS = ['SDS_CN', 'SDS_EN', 'PKG_USE'] as const;
const GENERAL = ['POA'] as const;

/**
 * What may be handed in with the form: for dangerous goods the data sheet, which the order waits for. `more`: what a mode
 * wants of all goods.
 */
export const orderPapers = (
  { isDanger, files }: Pick<OrderForm, 'isDanger' | 'files'>,
  more: readonly 'COND'[] = [],
): WantedPaper[] =>
  [...more, ...(isDanger === 'Y' ? [...DANGEROUS, ...GENERAL] : GENERAL)].map((docType) => ({
    docType,
    ...copy[docType],
    standing: files.some((file) => file.docType === docType) ? 'here' : 'optional',
  }));
