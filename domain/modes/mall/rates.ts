import type { Rates } from '../../mall/product';
import type { SendTariff } from '../../mall/send';

export type MallRates = { products: Record<string, Rates>; send: SendTariff };
