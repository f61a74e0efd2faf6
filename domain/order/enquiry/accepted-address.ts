import { MODES } from '../../mode-ids';
import type { EnquiryDetail } from './enquiry-life';
import { formAddress } from '../drafts/form-address';

/** Order form of an accepted answer, in the mode of the answer; null when there is nothing to order. */
export const acceptedAddress = ({ answer, quote }: Pick<EnquiryDetail, 'answer' | 'quote'>): string | null =>
  answer && quote && formAddress(MODES[answer.offer.mode], quote.quoteId);
