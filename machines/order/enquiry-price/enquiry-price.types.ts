import type { InstantPrice } from '../../../domain/order/enquiry/instant-price';

export type EnquiryPriceAnswer = { price: InstantPrice | null };
