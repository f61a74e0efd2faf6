import type { ModeId } from '../../../domain/mode-ids';
import { isSameForm } from '../../../domain/order/form/same-form';
import type { NamedDraft, RecallDraftsOutcome, RemoteDraft } from '../../../machines/order/order-draft';
import { drawKey, type KeptDraft } from './draft-store';

type RecalledDraft = Omit<RecallDraftsOutcome, 'others' | 'rival'> & { partedFrom: string | null };

/** Drafts of the previous release lack a gateway id, so they are matched by content. */
function matchRemote({ draftId, draft }: KeptDraft, remotes: readonly RemoteDraft[]): RemoteDraft | undefined {
  if (draftId !== null) return remotes.find((remote) => remote.draftId === draftId);
  if (!draft) return undefined;
  const same = remotes.find(({ form }) => isSameForm(form, draft.form));
  return same ?? (draft.revision > 0 ? remotes[0] : undefined);
}

function matchDrafts(kept: readonly KeptDraft[], remotes: readonly RemoteDraft[]): RecalledDraft[] {
  const here = kept.map((one): RecalledDraft => {
    const remote = matchRemote(one, remotes) ?? null;
    const draftId = remote?.draftId ?? one.draftId;
    const { key, isPending, about, rival: partedFrom, draft: local } = one;
    return { key, isPending, draftId, about, local, remote, partedFrom };
  });
  const there = remotes
    .filter((remote) => !here.some((one) => one.remote === remote))
    .map((remote): RecalledDraft => {
      const { draftId, about } = remote;
      return { key: drawKey(), isPending: false, draftId, about, local: null, remote, partedFrom: null };
    });
  return [...here, ...there].toSorted((one, other) => lastSavedAt(other) - lastSavedAt(one));
}

const lastSavedAt = ({ local, remote }: RecalledDraft): number => Math.max(local?.savedAt ?? 0, remote?.savedAt ?? 0);
const quoteIdsOf = ({ local, remote }: RecalledDraft): string[] =>
  [local, remote].flatMap((one) => one?.form.quoteId ?? []);

const newestNamedDrafts = ({ key, draftId, about, local, remote }: RecalledDraft): NamedDraft[] => {
  const draft = local && (!remote || local.savedAt >= remote.savedAt) ? local : remote;
  return draft ? [{ key, draftId, about, form: draft.form, savedAt: draft.savedAt, revision: draft.revision }] : [];
};

/** The draft this tab's draft split from, while the user has not chosen. */
function findRival({ partedFrom, local }: RecalledDraft, found: readonly RecalledDraft[]): NamedDraft | null {
  const [rival] = found.filter(({ key }) => key === partedFrom).flatMap(newestNamedDrafts);
  return rival && local && !isSameForm(rival.form, local.form) ? rival : null;
}

type RecallInput = {
  kept: readonly KeptDraft[];
  remotes: readonly RemoteDraft[];
  claim: string | null;
  isElsewhere: (key: string) => boolean;
  quoteId: string;
  /** Drafts saved up to here were offered and declined, and are not offered at another price. */
  leftUpTo?: number;
};

/** A sent draft missing at the gateway was deleted on another device. */
export const stillThere = (kept: readonly KeptDraft[], remotes: readonly RemoteDraft[]): KeptDraft[] =>
  kept.filter(
    (one) =>
      one.draftId === null || one.draft?.isSent !== true || remotes.some(({ draftId }) => draftId === one.draftId),
  );

/**
 * Draft to continue: this tab's, or the one of the quote. Otherwise the newest not open elsewhere is offered, or a new
 * one begins.
 */
export function recallDraft({
  kept,
  remotes,
  claim,
  isElsewhere,
  quoteId,
  leftUpTo = 0,
}: RecallInput): RecallDraftsOutcome {
  const found = matchDrafts(kept, remotes);
  const claimed = found.find(({ key }) => key === claim);
  const isLeft = (one: RecalledDraft) => quoteId !== '' && lastSavedAt(one) <= leftUpTo;
  const isOfThis = (one: RecalledDraft) => quoteId !== '' && quoteIdsOf(one).includes(quoteId);
  const mine =
    (claimed && (quoteId === '' || isOfThis(claimed)) ? claimed : found.find(isOfThis)) ??
    claimed ??
    found.find((one) => !isElsewhere(one.key) && !isLeft(one));
  const rival = mine && mine === claimed ? findRival(mine, found) : null;
  const others = found
    .filter((one) => one !== mine && one.key !== rival?.key && !isElsewhere(one.key) && !isLeft(one))
    .flatMap(newestNamedDrafts);
  if (mine) {
    const { key, draftId, isPending, about, local, remote } = mine;
    return { key, draftId, isPending, about, local, remote, rival, others };
  }
  const key = drawKey();
  return { key, draftId: key, isPending: false, about: null, local: null, remote: null, rival, others };
}

const draftLockName = (mode: ModeId, key: string): string => `order-draft.${mode}.${key}`;

/** Reads Web Locks; browsers without them report no draft open elsewhere. */
export async function openElsewhere(mode: ModeId): Promise<(key: string) => boolean> {
  const { held = [] } = (await navigator.locks?.query().catch(() => null)) ?? {};
  const names = new Set(held.map(({ name }) => name));
  return (key) => names.has(draftLockName(mode, key));
}

/** Holds the lock until released or until the page ends. */
export function holdOpen(mode: ModeId, key: string): () => void {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  void navigator.locks?.request(draftLockName(mode, key), { mode: 'shared' }, () => gone);
  return () => letGo();
}
