import { setTimeout as pause } from 'node:timers/promises';

import { CODES } from '../../../contract/wire/envelope';
import { type Attempt, attemptAt, settleAt, submitAt } from './buyer';
import { shelvesAt } from './shelves';
import type { Ledger } from './ledger';
import type { House, Place } from './place';

const BUYERS = 4;
const EARLY_EVERY = 8;
const EARLY_MS = 2_500;

export type Kills = { kills: number; orders: number };

async function killEarly(place: Place): Promise<void> {
  let killed: Promise<unknown> = Promise.resolve();
  const opening = place.open(({ child, exit }) => {
    killed = pause(Math.random() * EARLY_MS).then(() => {
      child.kill('SIGKILL');
      return exit();
    });
  });
  await opening.catch(() => undefined);
  await killed;
}

/** SIGKILL between and inside orders, until the counts of kills and acknowledged orders are reached. */
export async function sufferKills(place: Place, { kills, orders }: Kills, { fault, promise }: Ledger): Promise<void> {
  const share = Math.ceil(orders / kills);
  let house = await place.open();
  const next = await shelvesAt(house.url);
  const unknown: Attempt[] = [];

  async function buy({ url }: House, until: () => boolean, made: () => void): Promise<void> {
    while (!until()) {
      const attempt = await attemptAt(url, next()).catch(() => null);
      if (!attempt) return;
      const reply = await submitAt(url, attempt).catch(() => null);
      if (!reply) return void unknown.push(attempt);
      if (reply.code !== CODES.success)
        throw new Error(`An order was refused: ${attempt.path} ${reply.code} ${JSON.stringify(reply.data)}`);
      promise(attempt.key, reply.data.orderNo);
      made();
    }
  }

  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      let left = Math.ceil(share * (0.5 + Math.random()));
      let isOver = false;
      let ripe: () => void = () => undefined;
      const enough = new Promise<void>((resolve) => (ripe = resolve));
      const made = () => {
        left -= 1;
        if (left <= 0) ripe();
      };
      const buyers = Array.from({ length: BUYERS }, () => buy(house, () => isOver, made));
      await Promise.race([enough, Promise.all(buyers)]);
      await pause(Math.random() * 20);
      await house.kill();
      isOver = true;
      await Promise.all(buyers);
      fault();
      if (kill % EARLY_EVERY === 0) await killEarly(place);
      house = await place.open();
      for (const attempt of unknown.splice(0)) promise(attempt.key, await settleAt(house.url, attempt));
    }
  } finally {
    await house.stop();
  }
}
