import { MODES } from '../../mode-ids';
import type { EnquiryDetail } from './enquiry-life';
import { formAddress } from '../drafts/form-address';

/** Where an answer that was accepted is ordered: in the mode it was answered in. Null where there is nothing to order. */
export const acceptedAddress = ({ answer, quote }: Pick<EnquiryDetail, 'answer' | 'quote'>): string | null =>
  answer && quote && formAddress(MODES[answer.offer.mode], quote.quoteId);
