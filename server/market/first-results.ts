import type { Envelope } from '../../contract/envelope';
import { etdList } from '../../contract/sailings';
import { validate } from '../http/validate';
import type { Answerers } from '../site/results-pages';
import type { Market } from './market';
import { scheduleText } from './schedule-text';

/** The searches of the market, for a page that brings its results: the answer is the one of the endpoint. */
export const firstResults = (market: Market): Answerers => ({
  [etdList.path]: {
    stampsOf: (payload) => market.stampsOf(validate(etdList.request, payload)),
    async tell(payload) {
      const { until, ...schedule } = await market.schedule(validate(etdList.request, payload));
      const { data } = JSON.parse(scheduleText(schedule).toString('utf8')) as Envelope;
      return { data, until };
    },
  },
});
