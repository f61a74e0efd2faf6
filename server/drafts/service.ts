import { randomUUID } from 'node:crypto';

import type { OrderForm } from '../../domain/order/form';
import type { Clock } from '../clock';
import type { Database, Queries } from '../database/database';
import { type DraftOf, type DraftRow, draftStore, type PlacedDraft } from './store';

const KEPT_MS = 30 * 86_400_000;

export type ShownDraft = Omit<DraftRow, 'savedAt'> & { savedAt: string };

const onWire = ({ savedAt, ...draft }: DraftRow): ShownDraft => ({ ...draft, savedAt: savedAt.toISOString() });

export function draftService(database: Database, clock: Clock) {
  const store = draftStore(database);

  async function save(of: DraftOf, form: OrderForm, revision: number): Promise<{ kept: boolean; draft: ShownDraft }> {
    const now = new Date(clock.now());
    const kept = await store.keep({ ...of, draftId: randomUUID(), form, revision, now });
    if (kept) return { kept: true, draft: onWire(kept) };
    const newer = await store.find(of);
    // Dropped between the two questions: now there is nothing in the way.
    return newer ? { kept: false, draft: onWire(newer) } : save(of, form, revision);
  }

  return {
    save,
    async read(of: DraftOf): Promise<ShownDraft | null> {
      const draft = await store.find(of);
      return draft ? onWire(draft) : null;
    },
    drop: (of: DraftOf) => store.drop(of),
    /** Within the order that was made of it: gone, or what was split off in its place. */
    async passInside(inside: Queries, placed: PlacedDraft, next: OrderForm | null, now: Date): Promise<void> {
      if (next) await draftStore(inside).follow(placed, { draftId: randomUUID(), form: next, now });
      else await draftStore(inside).end(placed);
    },
    async sweep() {
      await store.forget(new Date(clock.now() - KEPT_MS));
    },
  };
}

export type DraftService = ReturnType<typeof draftService>;
