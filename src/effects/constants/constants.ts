import * as v from 'valibot';

import { type Constant, constantsByType } from '../../../contract/world/constants';
import type { Gateway } from '../gateway/gateway';
import { storage } from '../storage';
import { DAY_MS } from '../../../domain/values/spans';
import { houseNow } from '../clock';

/** One day, per type. */
const LIFETIME_MS = DAY_MS;

const kept = v.object({ at: v.number(), items: constantsByType.reply });

const constantsKey = (constType: string) => `constants.${constType}`;

/** Cached constants younger than a day. A clock set back does not extend their life. */
function recall(constType: string, now: number): readonly Constant[] | null {
  try {
    const found = v.safeParse(kept, JSON.parse(storage.read(constantsKey(constType)) ?? 'null'));
    if (!found.success) return null;
    const age = now - found.output.at;
    return age >= 0 && age < LIFETIME_MS ? found.output.items : null;
  } catch {
    return null;
  }
}

/** Constants of a type, cached for a day; concurrent requests share one call. Null on failure, which is not cached. */
export function constantsOver(gateway: Gateway, now: () => number = houseNow) {
  const asking = new Map<string, Promise<readonly Constant[] | null>>();

  async function ask(constType: string): Promise<readonly Constant[] | null> {
    const reply = await gateway.call(constantsByType, { constType });
    if (reply.kind !== 'done') return null;
    storage.write(constantsKey(constType), JSON.stringify({ at: now(), items: reply.data }));
    return reply.data;
  }

  return async (constType: string): Promise<readonly Constant[] | null> => {
    const known = recall(constType, now());
    if (known) return known;
    const asked = asking.get(constType) ?? ask(constType).finally(() => asking.delete(constType));
    asking.set(constType, asked);
    return asked;
  };
}

export type Constants = ReturnType<typeof constantsOver>;
