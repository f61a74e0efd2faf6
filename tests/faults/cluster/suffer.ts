import { setTimeout as pause } from 'node:timers/promises';

import { CODES } from '../../../contract/wire/envelope';
import type { Database } from '../../../server/base/database/database';
import { booksOf } from '../../server/support/books';
import { createLedger, type Report } from '../orders/ledger';
import { shelvesAt } from '../orders/shelves';
import { type Answers, lineTo, noAnswers } from './buyers';
import { type Cluster, type Fault, openCluster } from './house';

const GATEWAYS = 3;
const BUYERS = 12;
const BETWEEN_MS = 1_500;

const MOST = `select one->>'stockId' || ' ' || (one->>'measure') as stock, max((one->>'most')::bigint) as most
  from orders, jsonb_array_elements(snapshot->'takings') as one group by 1`;

/** Stocks sold above capacity, by what orders were shown and what they hold. */
async function oversoldIn(database: Database): Promise<number> {
  const books = await booksOf(database);
  const told = await database.query<{ stock: string; most: number }>(MOST);
  const most = new Map(told.map((one) => [one.stock, one.most]));
  return books.filter(({ stock, taken, held }) => taken !== held || taken > (most.get(stock) ?? 0)).length;
}

export type ClusterReport = Report &
  Omit<Answers, 'wrong'> & {
    gateways: number;
    wrong: number;
    oversold: number;
    fallen: number;
    unsettled: number;
    of: Partial<Record<Fault, number>>;
  };

const ROUND: readonly Fault[] = [
  'terminated',
  'killed',
  'stepped',
  'terminated',
  'restarted',
  'killed',
  'restartedAtOnce',
  'terminated',
  'away',
];

async function buyUntil(
  cluster: Cluster,
  orders: number,
  seen: Answers,
  promise: (key: string, orderNo: string) => void,
) {
  const next = await shelvesAt(cluster.proxy.url);
  const state = { bought: 0, unsettled: 0 };
  const buyer = async (_: unknown, at: number) => {
    const line = lineTo(cluster.proxy.url, `buyer-${at}`, seen);
    while (state.bought < orders) {
      const { key, orderNo, code } = await line.buy(next());
      if (orderNo !== undefined) {
        promise(key, orderNo);
        state.bought += 1;
      } else if (code === 'unknown') state.unsettled += 1;
      else if (code === CODES.unexpected) seen.wrong.push(`refused with ${code}`);
    }
  };
  return { state, done: Promise.all(Array.from({ length: BUYERS }, buyer)) };
}

/** Places orders during the faults. Null without PostgreSQL on this machine. */
export async function sufferCluster(orders: number): Promise<ClusterReport | null> {
  const cluster = await openCluster(GATEWAYS);
  if (!cluster) return null;
  const seen = noAnswers();
  const ledger = createLedger();
  const of: Partial<Record<Fault, number>> = {};
  try {
    const { state, done } = await buyUntil(cluster, orders, seen, ledger.promise);
    for (let turn = 0; state.bought < orders; turn += 1) {
      const fault = ROUND[turn % ROUND.length] ?? 'terminated';
      await cluster.faults[fault]();
      of[fault] = (of[fault] ?? 0) + 1;
      ledger.fault();
      await pause(BETWEEN_MS * Math.random());
    }
    await done;
    const fallen = cluster.fallen();
    await cluster.close();
    const report = await cluster.withDatabase((database) => ledger.audit(database));
    const oversold = await cluster.withDatabase(oversoldIn);
    const { wrong, ...answers } = seen;
    for (const line of new Set(wrong)) console.error(line);
    return {
      ...report,
      ...answers,
      gateways: GATEWAYS,
      wrong: wrong.length,
      oversold,
      fallen,
      unsettled: state.unsettled,
      of,
    };
  } finally {
    await cluster.stop();
  }
}

export async function ordersPerSecond(gateways: number, seconds: number): Promise<number | null> {
  const cluster = await openCluster(gateways);
  if (!cluster) return null;
  const seen = noAnswers();
  const { state, done } = await buyUntil(cluster, Number.POSITIVE_INFINITY, seen, () => undefined).catch(
    async (error: unknown) => {
      await cluster.stop();
      throw error;
    },
  );
  await pause(seconds * 1_000);
  const rate = state.bought / seconds;
  state.bought = Number.POSITIVE_INFINITY;
  await done;
  await cluster.close();
  await cluster.stop();
  return rate;
}
