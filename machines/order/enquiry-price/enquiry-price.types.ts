import type { InstantPrice } from '../../../domain/order/instant-price';

/** What the gateway says: null where nothing is sold that the enquiry could be ordered as. */
export type EnquiryPriceAnswer = { price: InstantPrice | null };
