import type { EnquiryForm } from '../../../domain/modes/enq/enquiry';
import type { InstantPrice } from '../../../domain/order/enquiry/instant-price';
import { selectAside } from '../../support/aside';
import type { EnquiryPriceSnapshot } from './enquiry-price.machine';

/** Plain data, so that stories need no actor. `asked`: the form the price was calculated for. */
export type EnquiryPriceView =
  | { stage: 'none' | 'asking' | 'silent' }
  | { stage: 'told'; asked: EnquiryForm; price: InstantPrice | null };

export function selectEnquiryPrice(snapshot: EnquiryPriceSnapshot): EnquiryPriceView {
  const view = selectAside(snapshot);
  if (view.stage !== 'told') return view;
  const { question } = snapshot.context;
  return question ? { stage: 'told', asked: question, price: view.answer.price } : { stage: 'none' };
}
