import type { BoxType } from '../../offer/search';
import type { GoodsBlock } from '../../goods/row';

/*
 * Forms as they are typed: numbers are text until the rules have read them, so nothing a person writes is ever lost.
 * The page, the draft and the submission all carry this shape.
 */

/** What was chosen, at which price, and what to fall back on. */
export type OfferBlock = { quoteId: string; offerId: string; altOfferId: string };

export type ServicesBlock = {
  /** `PLATFORM` declares for the shipper, `SELF` has an agent. */
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
 * `agreeCharges`: what is charged, and what giving the order up costs; asked by the modes that have such a text.
 * `chargesEdition`: the edition of it that stood beside the tick as it was given.
 */
export type ConsentsBlock = {
  agreeProtocol: boolean;
  agreeCharges: boolean;
  chargesEdition: string;
  dgPromise: boolean;
};

/** The part of a form that every mode has: what the charts read. A mode adds a part of its own. */
export type OrderForm = OfferBlock &
  GoodsBlock &
  ServicesBlock &
  PeopleBlock &
  MoneyBlock &
  ContactBlock &
  PapersBlock &
  ConsentsBlock;

/** For the modes that load boxes. */
export type BoxesBlock = { boxes: BoxRow[] };
export type BoxRow = { type: BoxType; count: string };
/** What is counted in rows, whatever it is. */
export type CountedRow<TType extends string = string> = { type: TType; count: string };

export type Party = { name: string; address: string; phone: string; email: string; taxId: string };
export type Invoice = { wanted: boolean; title: string; taxNo: string; type: string };
export type FileRow = { fileId: string; docType: string; name: string; bytes: number };
