import type { BoxType } from '../../offer/search';
import type { Is } from '../../shape/is';
import type { orderForm, fileRow } from './form-shape';

/*
 * Forms as typed: numbers stay text until the rules parse them, so input is never lost. Page, draft and submission use
 * this shape.
 */

export type OfferBlock = Pick<OrderForm, 'quoteId' | 'offerId' | 'altOfferId'>;

export type ServicesBlock = Pick<
  OrderForm,
  'declMode' | 'services' | 'pickupRegion' | 'pickupAddress' | 'readyDate' | 'goodsValue' | 'insuredValue'
>;

export type PeopleBlock = Pick<OrderForm, 'shipper' | 'consignee' | 'notify' | 'destTaxId' | 'amsAgent'>;

export type MoneyBlock = Pick<OrderForm, 'currency' | 'payType' | 'invoice'>;

export type ContactBlock = Pick<
  OrderForm,
  'contactName' | 'contactPhone' | 'contactEmail' | 'emergencyName' | 'emergencyPhone'
>;

export type PapersBlock = Pick<OrderForm, 'files' | 'remark'>;

/**
 * `agreeCharges`: consent to charges and cancellation fees, in modes with such a text. `chargesEdition`: edition of the
 * text shown with the tick.
 */
export type ConsentsBlock = Pick<OrderForm, 'agreeProtocol' | 'agreeCharges' | 'chargesEdition' | 'dgPromise'>;

/** Form part common to all modes, read by the charts; each mode adds its own. */
export type OrderForm = Is<typeof orderForm>;

export type BoxesBlock = { boxes: BoxRow[] };
export type BoxRow = { type: BoxType; count: string };
export type CountedRow<TType extends string = string> = { type: TType; count: string };

export type Party = OrderForm['shipper'];
export type Invoice = OrderForm['invoice'];
export type FileRow = Is<typeof fileRow>;
