import type { ChargeLine } from '../../../domain/offer/charges';
import type { Money } from '../../../domain/values/money';

/** `unexpected` means a bug. */
export type ServicesFailureCode = 'network' | 'unavailable' | 'unexpected';

/** What is to be priced. `insuredValue` is in minor units. */
export type ServicesAsked = { quoteId: string; services: readonly string[]; insuredValue: number };

export type ServicesPrice = { lines: readonly ChargeLine[]; totalUsd: Money; totalYuan: Money };

export type PriceServicesOutcome =
  | { ok: true; price: ServicesPrice }
  | { ok: false; failure: { code: ServicesFailureCode } };

export type OrderServicesEvent = ({ type: 'services.set' } & ServicesAsked) | { type: 'services.retry' };

/** What the services tell their parent: what they cost, or that nobody knows for now. */
export type ServicesReport = { type: 'services.priced'; price: ServicesPrice | null };

export type OrderServicesContext = {
  asked: ServicesAsked;
  price: ServicesPrice | null;
  failureCode: ServicesFailureCode | null;
};
