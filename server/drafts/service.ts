import { randomUUID } from 'node:crypto';

import type { ReplyOf } from '../../contract/endpoint';
import type { readDraft, saveDraft } from '../../contract/orders';
import type { FclForm } from '../../domain/modes/fcl/form';
import type { Clock } from '../clock';
import type { Database, Queries } from '../database/database';
import { type DraftRow, draftStore, type PlacedDraft } from './store';

const KEPT_MS = 30 * 86_400_000;

type Saved = ReplyOf<typeof saveDraft>;
type Read = ReplyOf<typeof readDraft>;

const onWire = ({ savedAt, ...draft }: DraftRow) => ({ ...draft, savedAt: savedAt.toISOString() });

export function draftService(database: Database, clock: Clock) {
  const store = draftStore(database);

  async function save(userId: string, form: FclForm, revision: number): Promise<Saved> {
    const now = new Date(clock.now());
    const kept = await store.keep({ userId, draftId: randomUUID(), form, revision, now });
    if (kept) return { kept: true, draft: onWire(kept) };
    const newer = await store.find(userId);
    // Dropped between the two questions: now there is nothing in the way.
    return newer ? { kept: false, draft: onWire(newer) } : save(userId, form, revision);
  }

  return {
    save,
    async read(userId: string): Promise<Read> {
      const draft = await store.find(userId);
      return draft ? onWire(draft) : null;
    },
    drop: (userId: string) => store.drop(userId),
    /** Within the order that was made of it: gone, or what was split off in its place. */
    async passInside(inside: Queries, placed: PlacedDraft, next: FclForm | null, now: Date): Promise<void> {
      if (next) await draftStore(inside).follow(placed, { draftId: randomUUID(), form: next, now });
      else await draftStore(inside).end(placed);
    },
    async sweep() {
      await store.forget(new Date(clock.now() - KEPT_MS));
    },
  };
}

export type DraftService = ReturnType<typeof draftService>;
