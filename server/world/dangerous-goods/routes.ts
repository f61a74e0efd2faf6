import { goodsIdentify, MOST_FOUND, segregationCheck, unSearch } from '../../../contract/world/dangerous-goods';
import type { RequestOf } from '../../../contract/wire/endpoint';
import type { Route } from '../../base/http/route';
import { serve } from '../../base/http/serve';
import type { Log } from '../../base/log';
import { checkGoods } from './check';
import { identifyGoods } from './identify';
import { searchGoods } from './library';

const spans = (marks: Readonly<Record<string, readonly [number, number]>>) =>
  Object.fromEntries(Object.entries(marks).map(([name, [from, to]]): [string, [number, number]] => [name, [from, to]]));

const numbersText = ({ goods }: RequestOf<typeof segregationCheck>) =>
  goods.map(({ unNo, isLimited }) => `${unNo}${isLimited ? ' LQ' : ''}`).join(' ');

export const dangerousGoodsRoutes = (log: Log): Route[] => [
  serve(unSearch, ({ keyword }) => {
    const found = searchGoods(keyword);
    const records = found.slice(0, MOST_FOUND).map(({ item, fit, marks }) => ({ ...item, fit, marks: spans(marks) }));
    return { total: found.length, records };
  }),
  serve(goodsIdentify, ({ isDanger, rows }) => ({
    rows: rows.map((row) => {
      const { kind, goods, strangers } = identifyGoods(row, isDanger);
      // The server has no waiting state.
      return { kind: kind === 'waiting' ? 'nobody' : kind, goods: [...goods], strangers: [...(strangers ?? [])] };
    }),
  })),
  serve(segregationCheck, (asked, { requestId }) => {
    const verdict = checkGoods(asked);
    // Advice on dangerous goods must be traceable to the request and the edition used.
    log({
      level: 'info',
      event: 'segregation',
      requestId,
      goods: numbersText(asked),
      verdict: verdict.level,
      edition: verdict.edition,
    });
    return verdict;
  }),
];
