import { availableParallelism } from 'node:os';

import { hash, verify } from '@node-rs/argon2';

import { mintToken } from '../sessions/token';
import { fairQueue, type QueueLimits } from '../../base/http/fair-queue';

/** `Algorithm.Argon2id`, which is a const enum and so has no value here. */
const ARGON2ID = 2;
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One core stays free for everybody who is not signing in. */
const LIMITS: QueueLimits = { running: Math.min(4, Math.max(1, availableParallelism() - 1)), waiting: 64 };

export type Passwords = Awaited<ReturnType<typeof openPasswords>>;

/** What arrives is already the client's hash; what is kept is argon2id over that. */
export async function openPasswords(limits = LIMITS) {
  const queue = fairQueue(limits);
  const nobodys = await hash(mintToken(), COST);

  return {
    limits,
    /** `hash` and `matches` belong inside: this is what bounds how many run at once, and shares them among addresses. */
    inTurn: queue.run,
    load: queue.load,
    hash: (sent: string) => hash(sent, COST),
    /** An account that does not exist costs as much as one that does. */
    async matches(kept: string | undefined, sent: string): Promise<boolean> {
      const same = await verify(kept ?? nobodys, sent);
      return same && kept !== undefined;
    },
  };
}
