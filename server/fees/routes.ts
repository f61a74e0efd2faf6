import { chargeAgreement, externalFees, serviceCharges } from '../../contract/fees';
import type { Quote } from '../../domain/offer/offer';
import type { SailingSearch } from '../../domain/offer/sailing';
import type { Route } from '../http/route';
import { serve } from '../http/serve';
import { totalsOf } from '../../domain/offer/charge-lines';
import { type Asker, whoAsks } from '../quotes/who-asks';
import {
  CANCEL_TABLE,
  CHARGE_AGREEMENT,
  CHARGE_AGREEMENT_SUMMARY,
  CHARGE_AGREEMENT_TITLE,
  CHARGE_AGREEMENT_VERSION,
  PRICE_TABLE,
} from './agreement';
import { cancelTable } from './cancel-table';
import { priceList } from './price-list';
import { serviceLines } from './service-lines';

type Quotes = { read: (quoteId: string, asker: Asker) => Promise<Quote> };

export const feeRoutes = (quotes: Quotes): Route[] => [
  serve(externalFees, () => ({ records: priceList(), table: PRICE_TABLE })),
  serve(chargeAgreement, () => ({
    version: CHARGE_AGREEMENT_VERSION,
    title: CHARGE_AGREEMENT_TITLE,
    summary: CHARGE_AGREEMENT_SUMMARY,
    sections: [...CHARGE_AGREEMENT],
    table: CANCEL_TABLE,
    cancelFees: cancelTable(),
  })),
  serve(serviceCharges, async ({ quoteId, services, insuredValue }, call) => {
    const { search } = await quotes.read(quoteId, await whoAsks(call));
    const lines = serviceLines(search as SailingSearch, services, insuredValue);
    return { lines, ...totalsOf(lines) };
  }),
];
