import { etdList } from '../../../contract/offers/sailings';
import { validate } from '../../base/http/validate';
import type { Answerers } from '../../base/site/results-pages';
import type { Market } from './sailings';

/** Sailing searches for pages with results: same answers as the endpoints. */
export const firstResults = (market: Market): Answerers => ({
  [etdList.path]: {
    stampsOf: (payload) => market.stampsOf(validate(etdList.request, payload)),
    async tell(payload) {
      const { until, ...data } = await market.schedule(validate(etdList.request, payload));
      return { data, until };
    },
  },
});
