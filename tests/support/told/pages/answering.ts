import type { AxiosRequestConfig } from 'axios';

import { BUILT_IN } from '../../../../domain/values/days-off';
import { constantsByType } from '../../../../contract/world/constants';
import type { RequestOf } from '../../../../contract/wire/endpoint';
import { priceEnquiry } from '../../../../contract/modes/enq';
import { noNotices } from '../../../../domain/offer/notice';
import type { Quote } from '../../../../domain/offer/offer';
import { identifyGoods } from '../../../../server/world/dangerous-goods/identify';
import { createInstantPrice } from '../../../../server/orders/enquiries/instant';
import { firstResults } from '../../../../server/trade/market/first-sailings';
import { createMarket } from '../../../../server/trade/market/sailings';
import { createSea } from '../../../../server/trade/sea/sea';
import { DEMO_SELLER } from '../../../../server/doors/demo/seller';
import { demoTariffs } from '../../../../server/trade/modes/sheets';
import { createModes } from '../../../../server/trade/modes';
import { firstOffers } from '../../../../server/trade/market/first-offers';
import { createOffers } from '../../../../server/trade/market/offers';
import type { Answerers } from '../../../../server/base/site/results-pages';
import type { TakingsWatch } from '../../../../server/world/takings/watch';
import { LISTS } from '../../../../stories/order/fcl-order.fixtures';
import { done, refused, type Said } from '../../../effects/support/fake-line';

const sea = createSea({});
export const modes = createModes({ sea, isPlace: () => true, identityOf: identifyGoods, seller: DEMO_SELLER });
const sold: TakingsWatch = { in: async () => ({ taken: () => 0, inside: () => [] }), stale: () => {} };

/** Answers of every search endpoint with nothing sold, and the instant price of an enquiry. */
function searches(now: number): { asked: Answerers; instant: ReturnType<typeof createInstantPrice> } {
  const clock = { now: () => now };
  const [closures, surcharges] = [{ current: async () => [] }, { current: async () => [] }];
  const tariffs = { current: async () => demoTariffs() };
  const offers = createOffers({
    modes,
    clock,
    sold,
    notices: { current: async () => noNotices },
    closures,
    surcharges,
    tariffs,
    calendar: { current: async () => BUILT_IN },
    sea,
  });
  return {
    asked: {
      ...firstOffers(offers),
      ...firstResults(createMarket({ clock, sold, sea, closures, surcharges, tariffs })),
    },
    instant: createInstantPrice({ modes, offers, identityOf: identifyGoods }),
  };
}

function listIn(url: string) {
  const name = new URL(url, 'http://127.0.0.1').searchParams.get('constType') as keyof typeof LISTS;
  return LISTS[name].map((item) => ({ ...item, constValue: item.code, constName: item.name }));
}

export type Kept = { quote: Quote; now: number; found?: Readonly<Record<string, unknown>> };

export function answering({ quote, now, found = {} }: Kept) {
  const { asked, instant } = searches(now);
  return async ({ url = '', data }: AxiosRequestConfig): Promise<Said> => {
    const [path = ''] = url.split('?');
    const search = asked[path];
    if (search) return done((await search.tell(data as object)).data);
    if (url === priceEnquiry.path)
      return done({ price: await instant({ mode: 'ENQ', ...(data as RequestOf<typeof priceEnquiry>) }) });
    if (url.endsWith(`/quote/${quote.quoteId}`)) return done(quote);
    if (path in found) return done(found[path]);
    if (url.startsWith(constantsByType.path)) return done(listIn(url));
    return refused('99999999');
  };
}
