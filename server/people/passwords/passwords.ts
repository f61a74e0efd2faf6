import { availableParallelism } from 'node:os';

import { hash, verify } from '@node-rs/argon2';

import { mintToken } from '../sessions/token';
import { fairQueue, type QueueLimits } from '../../base/http/fair-queue';

/** Value of `Algorithm.Argon2id`, a const enum without a value at run time. */
const ARGON2ID = 2;
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One core stays free for other requests. */
const LIMITS: QueueLimits = { running: Math.min(4, Math.max(1, availableParallelism() - 1)), waiting: 64 };

export type Passwords = Awaited<ReturnType<typeof openPasswords>>;

/** The client sends a hash; the database stores argon2id of it. */
export async function openPasswords(limits = LIMITS) {
  const queue = fairQueue(limits);
  const nobodys = await hash(mintToken(), COST);

  return {
    limits,
    /** Call `hash` and `matches` inside it: it bounds concurrent work and shares it among addresses. */
    inTurn: queue.run,
    load: queue.load,
    hash: (sent: string) => hash(sent, COST),
    /** An unknown account costs the same time as a known one. */
    async matches(kept: string | undefined, sent: string): Promise<boolean> {
      const same = await verify(kept ?? nobodys, sent);
      return same && kept !== undefined;
    },
  };
}
