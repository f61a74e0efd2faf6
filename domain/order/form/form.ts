import type { BoxType } from '../../offer/search';
import type { GoodsBlock } from '../../goods/row';

/*
 * Forms as typed: numbers stay text until the rules parse them, so input is never lost. Page, draft and submission use
 * this shape.
 */

export type OfferBlock = { quoteId: string; offerId: string; altOfferId: string };

export type ServicesBlock = {
  /** `PLATFORM` declares for the shipper; with `SELF` the shipper has an agent. */
  declMode: 'PLATFORM' | 'SELF' | '';
  services: string[];
  pickupRegion: string;
  pickupAddress: string;
  readyDate: string;
  goodsValue: string;
  insuredValue: string;
};

export type PeopleBlock = {
  shipper: Party;
  consignee: Party;
  notify: Party;
  destTaxId: string;
  amsAgent: 'PLATFORM' | 'SELF' | '';
};

export type MoneyBlock = { currency: string; payType: string; invoice: Invoice };

export type ContactBlock = {
  contactName: string;
  contactPhone: string;
  contactEmail: string;
  emergencyName: string;
  emergencyPhone: string;
};

export type PapersBlock = { files: FileRow[]; remark: string };

/**
 * `agreeCharges`: consent to charges and cancellation fees, in modes with such a text. `chargesEdition`: edition of the
 * text shown with the tick.
 */
export type ConsentsBlock = {
  agreeProtocol: boolean;
  agreeCharges: boolean;
  chargesEdition: string;
  dgPromise: boolean;
};

/** Form part common to all modes, read by the charts; each mode adds its own. */
export type OrderForm = OfferBlock &
  GoodsBlock &
  ServicesBlock &
  PeopleBlock &
  MoneyBlock &
  ContactBlock &
  PapersBlock &
  ConsentsBlock;

export type BoxesBlock = { boxes: BoxRow[] };
export type BoxRow = { type: BoxType; count: string };
export type CountedRow<TType extends string = string> = { type: TType; count: string };

export type Party = { name: string; address: string; phone: string; email: string; taxId: string };
export type Invoice = { wanted: boolean; title: string; taxNo: string; type: string };
export type FileRow = { fileId: string; docType: string; name: string; bytes: number };
