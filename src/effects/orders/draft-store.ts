import * as v from 'valibot';

import type { OrderWire } from '../../../contract/orders/orders';
import type { ModeId } from '../../../domain/mode-ids';
import { DRAFT_KEPT_MS, type DraftAbout } from '../../../domain/order/drafts/draft';
import type { LocalDraft } from '../../../machines/order/order-draft';
import { storage, tabStorage } from '../storage';
import { draftAbout } from '../../../domain/order/drafts/draft-shape';

/** Storage keys of a mode's drafts; in tab storage the same key names the open draft. */
export const draftStorageKey = (mode: ModeId): string => `order-draft.${mode.toLowerCase()}`;
export const draftKeyAt = (mode: ModeId, key: string): string => `${draftStorageKey(mode)}.${key}`;

const keptDraftSchema = ({ saveDraft }: OrderWire) =>
  v.object({
    key: v.string(),
    isPending: v.boolean(),
    /** Account name; empty before sign-in. */
    owner: v.string(),
    /** Id at the gateway; null in drafts of the previous release, which had one per mode. */
    draftId: v.optional(v.nullable(v.string()), null),
    about: v.optional(v.nullable(draftAbout), null),
    rival: v.optional(v.nullable(v.string()), null),
    draft: v.nullable(
      v.object({
        form: saveDraft.request.entries.form,
        savedAt: v.number(),
        revision: v.number(),
        isSent: v.boolean(),
      }),
    ),
  });

export type KeptDraft = {
  key: string;
  isPending: boolean;
  owner: string;
  draftId: string | null;
  about: DraftAbout | null;
  /** Key of the draft this one split from, until the user picks one. */
  rival: string | null;
  draft: LocalDraft | null;
};

/** Unreadable content counts as none. */
export function parseKeptDraft(wire: OrderWire, text: string | null): KeptDraft | null {
  try {
    const found = v.safeParse(keptDraftSchema(wire), JSON.parse(text ?? 'null'));
    return found.success ? found.output : null;
  } catch {
    return null;
  }
}

/** False if the draft will not survive the page. */
export const writeKeptDraft = (mode: ModeId, kept: KeptDraft): boolean =>
  storage.write(draftKeyAt(mode, kept.key), JSON.stringify(kept));

export const findKeptDraft = (wire: OrderWire, key: string): KeptDraft | null =>
  parseKeptDraft(wire, storage.read(draftKeyAt(wire.mode, key)));

export const removeKeptDraft = (mode: ModeId, key: string): void => storage.remove(draftKeyAt(mode, key));

/** Migrates the previous release's single draft per mode; its storage name is now the common prefix. Its key stays. */
function moveFormer(wire: OrderWire): void {
  const { mode } = wire;
  const former = parseKeptDraft(wire, storage.read(draftStorageKey(mode)));
  storage.remove(draftStorageKey(mode));
  if (!former) return;
  const there = findKeptDraft(wire, former.key);
  if ((there?.draft?.savedAt ?? 0) <= (former.draft?.savedAt ?? 0)) writeKeptDraft(mode, former);
}

/** A signed-in user must never see another account's draft. */
const isVisibleTo = ({ owner }: KeptDraft, person: string): boolean =>
  owner === '' || person === '' || owner === person;

/** Drafts of a person in this browser, newest first; those untouched for thirty days are removed. */
export function readKeptDrafts(wire: OrderWire, person: string, now: number): KeptDraft[] {
  const { mode } = wire;
  moveFormer(wire);
  const all = storage
    .keys(`${draftStorageKey(mode)}.`)
    .flatMap((name) => parseKeptDraft(wire, storage.read(name)) ?? [])
    .filter((kept) => isVisibleTo(kept, person));
  const old = all.filter(({ draft }) => draft !== null && draft.savedAt < now - DRAFT_KEPT_MS);
  for (const { key } of old) removeKeptDraft(mode, key);
  return all
    .filter((kept) => !old.includes(kept))
    .toSorted((one, other) => (other.draft?.savedAt ?? 0) - (one.draft?.savedAt ?? 0));
}

/** Key of the draft open in this tab; survives a reload, separate per tab. */
export const readClaim = (mode: ModeId): string | null => tabStorage.read(draftStorageKey(mode));
export const writeClaim = (mode: ModeId, key: string): void => void tabStorage.write(draftStorageKey(mode), key);

const KEY_BYTES = 18;

/** Random and long enough never to collide. */
export const drawKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
