import { sufferKills } from './kills';
import { createLedger, type Ledger, type Report } from './ledger';
import { type Engine, type House, type Place, placeOn } from './place';
import { sufferCuts, sufferLostAnswers, sufferTwins } from './suffer';

export const KINDS = ['cuts', 'twins', 'lost-answers', 'kills'] as const;
export type Kind = (typeof KINDS)[number];

const SUFFER = { cuts: sufferCuts, twins: sufferTwins, 'lost-answers': sufferLostAnswers };
/** Acknowledged orders for each kill. */
const ORDERS_A_KILL = 50;

/** Two gateways where the engine allows it. */
async function withHouses(place: Place, work: (urls: string[]) => Promise<void>): Promise<void> {
  const houses: House[] = [];
  try {
    houses.push(await place.open());
    if (place.engine === 'postgres') houses.push(await place.open());
    await work(houses.map(({ url }) => url));
  } finally {
    for (const house of houses) await house.stop();
  }
}

async function suffer(place: Place, kind: Kind, times: number, ledger: Ledger): Promise<void> {
  if (kind === 'kills') return sufferKills(place, { kills: times, orders: times * ORDERS_A_KILL }, ledger);
  return withHouses(place, (urls) => SUFFER[kind](urls, times, ledger));
}

/** One kind of trouble on one engine, and what is left afterwards. Null where the machine has no such engine. */
export async function sufferOn(engine: Engine, kind: Kind, times: number): Promise<Report | null> {
  const place = await placeOn(engine);
  if (!place) return null;
  try {
    const ledger = createLedger();
    await suffer(place, kind, times, ledger);
    const database = await place.database();
    const report = await ledger.audit(database);
    await database.close();
    return report;
  } finally {
    await place.remove();
  }
}
