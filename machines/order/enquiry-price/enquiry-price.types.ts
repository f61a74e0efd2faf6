import type { InstantPrice } from '../../../domain/order/enquiry/instant-price';

/** What the gateway says: null where nothing is sold that the enquiry could be ordered as. */
export type EnquiryPriceAnswer = { price: InstantPrice | null };
