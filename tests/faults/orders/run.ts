import { sufferKills } from './kills';
import { createLedger, type Ledger, type Report } from './ledger';
import { type Engine, type House, type Place, placeOn } from './place';
import { shelvesAt } from './shelves';
import { sufferCuts, sufferLostAnswers, sufferTwins } from './suffer';

export const KINDS = ['cuts', 'twins', 'lost-answers', 'kills'] as const;
export type Kind = (typeof KINDS)[number];
export type Troubles = Partial<Record<Kind, number>>;

const SUFFER = { cuts: sufferCuts, twins: sufferTwins, 'lost-answers': sufferLostAnswers };
const ORDERS_A_KILL = 50;

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

/** Connection faults run before the same gateways, one kind after another. */
async function suffer(place: Place, times: Troubles, ledger: Ledger): Promise<void> {
  const { kills = 0, ...lines } = times;
  if (kills > 0) await sufferKills(place, { kills, orders: kills * ORDERS_A_KILL }, ledger);
  if (Object.keys(lines).length === 0) return;
  await withHouses(place, async (urls) => {
    const market = { urls, next: await shelvesAt(urls[0] ?? '') };
    for (const [kind, often] of Object.entries(lines)) await SUFFER[kind as keyof typeof SUFFER](market, often, ledger);
  });
}

/** Runs the faults of each kind on one engine. Null without that engine. */
export async function sufferOn(engine: Engine, times: Troubles): Promise<Report | null> {
  const place = await placeOn(engine);
  if (!place) return null;
  try {
    const ledger = createLedger();
    await suffer(place, times, ledger);
    const database = await place.database();
    const report = await ledger.audit(database);
    await database.close();
    return report;
  } finally {
    await place.remove();
  }
}
