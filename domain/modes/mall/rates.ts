import type { Rates } from '../../mall/product';
import type { SendTariff } from '../../mall/send';

/** What a quote locks: the rates of each product, and what a truck costs. */
export type MallRates = { products: Record<string, Rates>; send: SendTariff };
