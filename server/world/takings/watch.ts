import type { Measure } from '../../../domain/offer/measure';
import type { Clock } from '../../base/clock';
import type { Database } from '../../base/database/database';
import { watchRows, type WatchedValue } from '../../base/watched';
import type { Neighbour } from './neighbours';

type Row = { stockId: string; measure: Measure; taken: number } & Pick<Neighbour, 'body' | 'fromDay' | 'toDay'> & {
    orderNo: string | null;
  };

export type MarketTakings = {
  taken: (stockId: string, measure: Measure) => number;
  inside: (stockId: string) => readonly Neighbour[];
};

const NOBODY: readonly Neighbour[] = [];

function sumMarketTakings(rows: readonly Row[]): MarketTakings {
  const taken = new Map(rows.map((row) => [`${row.stockId} ${row.measure}`, row.taken]));
  const inside = new Map<string, Neighbour[]>();
  for (const { stockId, orderNo, body, fromDay, toDay } of rows) {
    if (orderNo === null) continue;
    const here = inside.get(stockId) ?? [];
    here.push({ stockId, orderNo, body, fromDay, toDay });
    inside.set(stockId, here);
  }
  return {
    taken: (stockId, measure) => taken.get(`${stockId} ${measure}`) ?? 0,
    inside: (stockId) => inside.get(stockId) ?? NOBODY,
  };
}

const READ = `select t.stock_id as "stockId", t.measure, t.taken, n.order_no as "orderNo", n.body,
    to_char(n.from_day, 'YYYY-MM-DD') as "fromDay", to_char(n.to_day, 'YYYY-MM-DD') as "toDay"
  from takings t left join neighbours n on n.stock_id = t.stock_id and t.measure = 'TURN'
  where t.market = $1 and t.until_at > $2 and (t.taken > 0 or n.order_no is not null)
  order by t.stock_id, t.measure, n.order_no`;

/** Stock as searches see it, at most a second old; submissions read the database. */
export function watchTakings(database: Database, clock: Clock) {
  const markets = new Map<string, WatchedValue<MarketTakings>>();
  const watchMarket = (market: string): WatchedValue<MarketTakings> =>
    watchRows(() => database.query<Row>(READ, [market, new Date(clock.now())]), sumMarketTakings);

  return {
    /** Same object until the market changes. */
    in(market: string): Promise<MarketTakings> {
      const sold = markets.get(market) ?? watchMarket(market);
      markets.set(market, sold);
      return sold.current();
    },
    /** Makes the next search read anew, after this gateway took or released stock. */
    stale: (): void => {
      for (const sold of markets.values()) sold.expire();
    },
  };
}

export type TakingsWatch = ReturnType<typeof watchTakings>;
