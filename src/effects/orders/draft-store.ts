import * as v from 'valibot';

import { draftAbout } from '../../../contract/orders/draft-about';
import { orderWireOf } from '../../../contract/modes';
import type { ModeId } from '../../../domain/mode-ids';
import { DRAFT_KEPT_MS, type DraftAbout } from '../../../domain/order/drafts/draft';
import type { LocalDraft } from '../../../machines/order/order-draft';
import { storage, tabStorage } from '../storage';

/** Where the drafts of a mode lie in the browser, each under its own key; and what this tab calls the one it has open. */
export const draftsOf = (mode: ModeId): string => `order-draft.${mode.toLowerCase()}`;
export const draftAt = (mode: ModeId, key: string): string => `${draftsOf(mode)}.${key}`;

const keptOf = (mode: ModeId) =>
  v.object({
    key: v.string(),
    isPending: v.boolean(),
    /** Whose it is; empty while nobody had signed in. */
    owner: v.string(),
    /** Its name at the gateway; null in what the release before has left, which knew of one draft only. */
    draftId: v.optional(v.nullable(v.string()), null),
    about: v.optional(v.nullable(draftAbout), null),
    rival: v.optional(v.nullable(v.string()), null),
    draft: v.nullable(
      v.object({
        form: orderWireOf(mode).saveDraft.request.entries.form,
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
  /** The key of the one it was parted from, until somebody has said which of the two goes on. */
  rival: string | null;
  draft: LocalDraft | null;
};

/** What another hand has written there counts as nothing. */
export function keptIn(mode: ModeId, text: string | null): KeptDraft | null {
  try {
    const found = v.safeParse(keptOf(mode), JSON.parse(text ?? 'null'));
    return found.success ? found.output : null;
  } catch {
    return null;
  }
}

/** False where it will not outlive the page. */
export const writeKept = (mode: ModeId, kept: KeptDraft): boolean =>
  storage.write(draftAt(mode, kept.key), JSON.stringify(kept));

export const findKept = (mode: ModeId, key: string): KeptDraft | null => keptIn(mode, storage.read(draftAt(mode, key)));

export const removeKept = (mode: ModeId, key: string): void => storage.remove(draftAt(mode, key));

/** The release before had one draft of a mode, under the name that now begins all of theirs. It keeps its key. */
function moveFormer(mode: ModeId): void {
  const former = keptIn(mode, storage.read(draftsOf(mode)));
  storage.remove(draftsOf(mode));
  if (!former) return;
  const there = findKept(mode, former.key);
  if ((there?.draft?.savedAt ?? 0) <= (former.draft?.savedAt ?? 0)) writeKept(mode, former);
}

/** Nobody who has signed in ever sees what somebody else was filling in. */
const isFor = ({ owner }: KeptDraft, person: string): boolean => owner === '' || person === '' || owner === person;

/** What a person finds in this browser, the last one first. What nobody has touched for thirty days is gone. */
export function readAllKept(mode: ModeId, person: string, now: number): KeptDraft[] {
  moveFormer(mode);
  const all = storage
    .keys(`${draftsOf(mode)}.`)
    .flatMap((name) => keptIn(mode, storage.read(name)) ?? [])
    .filter((kept) => isFor(kept, person));
  const old = all.filter(({ draft }) => draft !== null && draft.savedAt < now - DRAFT_KEPT_MS);
  for (const { key } of old) removeKept(mode, key);
  return all
    .filter((kept) => !old.includes(kept))
    .toSorted((one, other) => (other.draft?.savedAt ?? 0) - (one.draft?.savedAt ?? 0));
}

/** The key of the draft that this tab has open; it stays through a reload, and another tab has its own. */
export const readClaim = (mode: ModeId): string | null => tabStorage.read(draftsOf(mode));
export const writeClaim = (mode: ModeId, key: string): void => void tabStorage.write(draftsOf(mode), key);

const KEY_BYTES = 18;

/** Long enough that no two drafts ever share one. */
export const drawKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
