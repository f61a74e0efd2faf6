import * as v from 'valibot';

import type { ModeId } from '../../../domain/mode-ids';
import type { RecallDraftsOutcome } from '../../../machines/order/order-draft';
import { storage, tabStorage } from '../storage';

const declinedKey = (mode: ModeId): string => `order-left.${mode.toLowerCase()}`;
const kept = v.object({ owner: v.string(), upTo: v.number() });

/** Save time of the newest draft offered in this tab. */
export function noteOffered(mode: ModeId, { local, remote, others }: RecallDraftsOutcome): void {
  const all = [local?.savedAt ?? 0, remote?.savedAt ?? 0, ...others.map(({ savedAt }) => savedAt)];
  tabStorage.write(declinedKey(mode), String(Math.max(...all)));
}

/** Drafts saved up to this time were offered and declined, and are not offered again. 0 if none. */
export function readDeclinedUpTo(mode: ModeId, owner: string): number {
  try {
    const found = v.safeParse(kept, JSON.parse(storage.read(declinedKey(mode)) ?? 'null'));
    return found.success && found.output.owner === owner ? found.output.upTo : 0;
  } catch {
    return 0;
  }
}

export function writeDeclined(mode: ModeId, owner: string): void {
  const offered = Number(tabStorage.read(declinedKey(mode)) ?? 0);
  const upTo = Math.max(readDeclinedUpTo(mode, owner), Number.isFinite(offered) ? offered : 0);
  storage.write(declinedKey(mode), JSON.stringify({ owner, upTo }));
}
