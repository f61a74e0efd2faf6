import * as v from 'valibot';

import { fclForm } from '../../../contract/modes/fcl';
import type { LocalDraft } from '../../../machines/order/order-draft';
import { storage } from '../storage';

export const DRAFT_KEY = 'order-draft.fcl';

const kept = v.object({
  key: v.string(),
  isPending: v.boolean(),
  /** Whose it is; empty while nobody had signed in. */
  owner: v.string(),
  draft: v.nullable(v.object({ form: fclForm, savedAt: v.number(), revision: v.number(), isSent: v.boolean() })),
});

export type KeptDraft = { key: string; isPending: boolean; owner: string; draft: LocalDraft | null };

/** What an earlier release or another hand has written there counts as nothing. */
export function keptIn(text: string | null): KeptDraft | null {
  try {
    const found = v.safeParse(kept, JSON.parse(text ?? 'null'));
    return found.success ? found.output : null;
  } catch {
    return null;
  }
}

/** Nobody who has signed in ever sees what somebody else was filling in. */
const isFor = ({ owner }: KeptDraft, person: string): boolean => owner === '' || person === '' || owner === person;

export function readKept(person: string): KeptDraft | null {
  const found = keptIn(storage.read(DRAFT_KEY));
  return found && isFor(found, person) ? found : null;
}

/** False where it will not outlive the page. */
export const writeKept = (draft: KeptDraft): boolean => storage.write(DRAFT_KEY, JSON.stringify(draft));

const KEY_BYTES = 18;

/** Long enough that no two drafts ever share one. */
export const drawKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
