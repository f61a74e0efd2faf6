import { priceMinimum } from '../../contract/market';
import { etdList, sailingDetail } from '../../contract/sailings';
import type { Clock } from '../clock';
import { successAnswer } from '../http/answer';
import { notFound } from '../http/refusal';
import { readJsonObject } from '../http/json-body';
import { readJsonBytes } from '../http/request-body';
import type { Route } from '../http/route';
import { serve } from '../http/serve';
import { validate } from '../http/validate';
import { pricedAt } from './level';
import type { Market } from './market';
import type { ScheduleSearch } from './sea';
import { keepReplies } from './reply-memo';
import { USUAL_CLASS } from './tariff';

const KEPT_BYTES = 16 * 1024 * 1024;

/** The busiest question of the house. Its answer is made once for everybody who asks the same. */
function scheduleRoute(market: Market, clock: Clock): Route {
  const replies = keepReplies<ScheduleSearch>(KEPT_BYTES);
  return {
    method: etdList.method,
    path: etdList.path,
    guarded: true,
    async answer(request, { header }) {
      const accepted = header('accept-encoding');
      const bytes = await readJsonBytes(request);
      const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
      const from = clock.now();
      const kept = await replies.find(text, from, market.stampsOf, accepted);
      if (kept) return kept;
      const asked = validate(etdList.request, readJsonObject(bytes));
      const stamps = await market.stampsOf(asked);
      const { until, ...schedule } = await market.schedule(asked);
      return replies.keep(text, { answer: successAnswer(schedule), asked, from, until, stamps }, accepted);
    },
  };
}

export const marketRoutes = (market: Market, clock: Clock): Route[] => [
  scheduleRoute(market, clock),
  serve(sailingDetail, async ({ sailingId, ...search }) => {
    const sailing = await market.sailing(search, sailingId);
    if (!sailing) throw notFound();
    return { sailing, alternatives: await market.alternatives(search, sailingId) };
  }),
  serve(priceMinimum, async (asked) => ({
    updatedAt: new Date(pricedAt(clock.now())).toISOString(),
    boxType: asked.boxType,
    hazardClass: asked.isDanger === 'Y' ? USUAL_CLASS : null,
    records: await market.lowest(asked),
  })),
];
