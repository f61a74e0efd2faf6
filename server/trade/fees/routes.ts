import { chargeAgreement, externalFees, serviceCharges } from '../../../contract/offers/fees';
import { blockLines } from '../../../domain/content/legal';
import type { Quote } from '../../../domain/offer/offer';
import { type Exchange, sumTotals } from '../../../domain/offer/charge-lines';
import type { SailingSearch } from '../../../domain/offer/sailing';
import { CHARGES_ID } from '../../../domain/order/papers/protocol';
import type { Clock } from '../../base/clock';
import { createEditions } from '../../world/content/store';
import type { Database } from '../../base/database/database';
import type { Route } from '../../base/http/route';
import { serve } from '../../base/http/serve';
import { type Asker, whoAsks } from '../../base/http/who-asks';
import { cancelTable } from './cancel-table';
import type { TariffWatch } from '../tariffs/tariffs';
import { priceList } from './price-list';
import { serviceLines } from './service-lines';
import { CANCEL_TABLE, PRICE_TABLE } from './tables';

type Quotes = { read: (quoteId: string, asker: Asker) => Promise<Quote> };

type Deps = { quotes: Quotes; database: Database; clock: Clock; tariffs: Pick<TariffWatch, 'current'> };

export const feeRoutes = ({ quotes, database, clock, tariffs }: Deps): Route[] => [
  serve(externalFees, async () => ({ records: priceList(await tariffs.current()), table: PRICE_TABLE })),
  serve(chargeAgreement, async () => {
    const { version, title, summary, sections } = await createEditions(database).inForce(
      CHARGES_ID,
      new Date(clock.now()),
    );
    const told = sections.map(({ heading, blocks }) => ({ heading, paragraphs: blocks.map(blockLines) }));
    return { version, title, summary, sections: told, table: CANCEL_TABLE, cancelFees: cancelTable() };
  }),
  serve(serviceCharges, async ({ quoteId, ...asked }, call) => {
    const { search, rates } = await quotes.read(quoteId, await whoAsks(call));
    const lines = serviceLines(search as SailingSearch, asked, await tariffs.current());
    return { lines, ...sumTotals(lines, rates as Exchange) };
  }),
];
