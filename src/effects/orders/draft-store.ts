import * as v from 'valibot';

import { orderWireOf } from '../../../contract/modes';
import type { ModeId } from '../../../domain/modes';
import type { LocalDraft } from '../../../machines/order/order-draft';
import { storage } from '../storage';

/** Where the draft of a mode lies in the browser. */
export const draftKeyOf = (mode: ModeId): string => `order-draft.${mode.toLowerCase()}`;

const keptOf = (mode: ModeId) =>
  v.object({
    key: v.string(),
    isPending: v.boolean(),
    /** Whose it is; empty while nobody had signed in. */
    owner: v.string(),
    draft: v.nullable(
      v.object({
        form: orderWireOf(mode).saveDraft.request.entries.form,
        savedAt: v.number(),
        revision: v.number(),
        isSent: v.boolean(),
      }),
    ),
  });

export type KeptDraft = { key: string; isPending: boolean; owner: string; draft: LocalDraft | null };

/** What an earlier release or another hand has written there counts as nothing. */
export function keptIn(mode: ModeId, text: string | null): KeptDraft | null {
  try {
    const found = v.safeParse(keptOf(mode), JSON.parse(text ?? 'null'));
    return found.success ? found.output : null;
  } catch {
    return null;
  }
}

/** Nobody who has signed in ever sees what somebody else was filling in. */
const isFor = ({ owner }: KeptDraft, person: string): boolean => owner === '' || person === '' || owner === person;

export function readKept(mode: ModeId, person: string): KeptDraft | null {
  const found = keptIn(mode, storage.read(draftKeyOf(mode)));
  return found && isFor(found, person) ? found : null;
}

/** False where it will not outlive the page. */
export const writeKept = (mode: ModeId, draft: KeptDraft): boolean =>
  storage.write(draftKeyOf(mode), JSON.stringify(draft));

const KEY_BYTES = 18;

/** Long enough that no two drafts ever share one. */
export const drawKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
