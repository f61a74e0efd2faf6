import { createHash, randomUUID } from 'node:crypto';

import { DRAFT_KEPT_MS, type DraftBrief, MOST_DRAFTS } from '../../../domain/order/drafts/draft';
import type { ModeId } from '../../../domain/mode-ids';
import type { OrderForm } from '../../../domain/order/form/form';
import { orderGoodsNames } from '../../../domain/order/goods/goods-names';
import type { Clock } from '../../base/clock';
import type { Database, Queries } from '../../base/database/database';
import { notFoundFault } from '../../base/http/refusal';
import { type DraftRow, type DraftsOf, draftStore, type PlacedDraft } from './store';

/** A draft by id. Pages of the previous release know one only and send no id. */
export type NamedDraft = DraftsOf & { draftId?: string | undefined };
export type ShownDraft = Omit<DraftRow, 'savedAt' | 'mode'> & { savedAt: string };

/** Concurrent first saves without an id start the same draft. */
const firstDraftId = ({ userId, mode }: DraftsOf): string =>
  createHash('sha256').update(`${userId} ${mode}`).digest('hex').slice(0, 32);

const onWire = ({ draftId, form, revision, about, savedAt }: DraftRow): ShownDraft => {
  return { draftId, form, revision, about, savedAt: savedAt.toISOString() };
};

const draftBrief = ({ draftId, mode, form, about, savedAt }: DraftRow): DraftBrief => {
  return { draftId, mode, about, quoteId: form.quoteId, goods: orderGoodsNames(form), savedAt: savedAt.toISOString() };
};

/** False if goods of the quote are hidden by now. */
type ShownCheck = (quoteId: string, userId: string) => Promise<boolean>;

export function draftService(database: Database, clock: Clock, isShown: ShownCheck) {
  const store = draftStore(database);

  /** Drops goods that must no longer be shown. */
  async function shown<TDraft extends { form: OrderForm }>(draft: TDraft, userId: string): Promise<TDraft> {
    const { form } = draft;
    if (form.quoteId === '' || (await isShown(form.quoteId, userId))) return draft;
    return { ...draft, form: { ...form, goods: [] } };
  }
  const listed = async (userId: string, mode: ModeId | null): Promise<DraftRow[]> =>
    Promise.all((await store.list(userId, mode)).map((draft) => shown(draft, userId)));

  const nameOf = async ({ draftId, ...of }: NamedDraft): Promise<string | undefined> =>
    draftId ?? (await store.nameOfLast(of));

  async function save(named: NamedDraft, form: OrderForm, revision: number, tries = 3): Promise<SavedDraft> {
    const { userId, mode } = named;
    const of = { userId, mode, draftId: (await nameOf(named)) ?? firstDraftId(named) };
    const kept = await store.keep({ ...of, form, revision, now: new Date(clock.now()) });
    if (kept && kept.revision === 1) await store.keepNewest(of, MOST_DRAFTS);
    if (kept) return { kept: true, draft: onWire(kept) };
    const newer = await store.find(of);
    if (newer) return { kept: false, draft: onWire(await shown(newer, userId)) };
    // Dropped between the two queries: retry once. An id of another mode stays not found.
    if (tries === 1) throw notFoundFault();
    return save(named, form, revision, tries - 1);
  }

  return {
    save: (named: NamedDraft, form: OrderForm, revision: number) => save(named, form, revision),
    async read(named: NamedDraft): Promise<ShownDraft | null> {
      const draftId = await nameOf(named);
      const draft = draftId === undefined ? undefined : await store.find({ ...named, draftId });
      return draft ? onWire(await shown(draft, named.userId)) : null;
    },
    list: async ({ userId, mode }: DraftsOf): Promise<ShownDraft[]> => (await listed(userId, mode)).map(onWire),
    listAll: async (userId: string): Promise<DraftBrief[]> => (await listed(userId, null)).map(draftBrief),
    async drop(named: NamedDraft): Promise<void> {
      const draftId = await nameOf(named);
      if (draftId !== undefined) await store.drop({ ...named, draftId });
    },
    async beginInside(inside: Queries, of: DraftsOf, form: OrderForm, now: Date): Promise<void> {
      await draftStore(inside).keep({ ...of, draftId: randomUUID(), form, revision: 0, now });
      await draftStore(inside).keepNewest(of, MOST_DRAFTS);
    },
    async passInside(inside: Queries, placed: PlacedDraft, next: OrderForm | null, now: Date): Promise<void> {
      const { userId, mode } = placed;
      await draftStore(inside).end(placed);
      if (next) await draftStore(inside).follow({ userId, mode, draftId: randomUUID(), form: next, now });
    },
    async sweep() {
      await store.forget(new Date(clock.now() - DRAFT_KEPT_MS));
    },
  };
}

type SavedDraft = { kept: boolean; draft: ShownDraft };

export type DraftService = ReturnType<typeof draftService>;
