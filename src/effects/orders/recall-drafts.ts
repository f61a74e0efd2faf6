import type { ModeId } from '../../../domain/mode-ids';
import { isSameForm } from '../../../domain/order/form/same-form';
import type { NamedDraft, RecallDraftsOutcome, RemoteDraft } from '../../../machines/order/order-draft';
import { drawKey, type KeptDraft } from './draft-store';

/** A draft that lies here, at the gateway, or at both. */
type RecalledDraft = Omit<RecallDraftsOutcome, 'others' | 'rival'> & { partedFrom: string | null };

/** What was kept by the release before does not say what it is called at the gateway. */
function remoteOf({ draftId, draft }: KeptDraft, remotes: readonly RemoteDraft[]): RemoteDraft | undefined {
  if (draftId !== null) return remotes.find((remote) => remote.draftId === draftId);
  if (!draft) return undefined;
  const same = remotes.find(({ form }) => isSameForm(form, draft.form));
  return same ?? (draft.revision > 0 ? remotes[0] : undefined);
}

/** All drafts of a person, each once, the last one first. */
function foundIn(kept: readonly KeptDraft[], remotes: readonly RemoteDraft[]): RecalledDraft[] {
  const here = kept.map((one): RecalledDraft => {
    const remote = remoteOf(one, remotes) ?? null;
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
  return [...here, ...there].toSorted((one, other) => savedAt(other) - savedAt(one));
}

const savedAt = ({ local, remote }: RecalledDraft): number => Math.max(local?.savedAt ?? 0, remote?.savedAt ?? 0);
const quotesOf = ({ local, remote }: RecalledDraft): string[] =>
  [local, remote].flatMap((one) => one?.form.quoteId ?? []);

const namedOf = ({ key, draftId, about, local, remote }: RecalledDraft): NamedDraft[] => {
  const draft = local && (!remote || local.savedAt >= remote.savedAt) ? local : remote;
  return draft ? [{ key, draftId, about, form: draft.form, savedAt: draft.savedAt, revision: draft.revision }] : [];
};

/** What the draft of this tab was parted from, as long as nobody has said which of the two goes on. */
function rivalOf({ partedFrom, local }: RecalledDraft, found: readonly RecalledDraft[]): NamedDraft | null {
  const [rival] = found.filter(({ key }) => key === partedFrom).flatMap(namedOf);
  return rival && local && !isSameForm(rival.form, local.form) ? rival : null;
}

type RecallInput = {
  kept: readonly KeptDraft[];
  remotes: readonly RemoteDraft[];
  /** The one this tab had open. */
  claim: string | null;
  /** Those that other tabs have open. */
  isElsewhere: (key: string) => boolean;
  quoteId: string;
  /** Drafts saved up to here were offered once and left: they are offered no more beside another price. */
  leftUpTo?: number;
};

/** A sent draft that is gone from the gateway was deleted elsewhere. */
export const stillThere = (kept: readonly KeptDraft[], remotes: readonly RemoteDraft[]): KeptDraft[] =>
  kept.filter(
    (one) =>
      one.draftId === null || one.draft?.isSent !== true || remotes.some(({ draftId }) => draftId === one.draftId),
  );

/**
 * The draft a page goes on with: the one of this tab, or of the price it was opened at. Else the last one is offered
 * that no other tab is filling in; a new one where there is none.
 */
export function recalledFrom({
  kept,
  remotes,
  claim,
  isElsewhere,
  quoteId,
  leftUpTo = 0,
}: RecallInput): RecallDraftsOutcome {
  const found = foundIn(kept, remotes);
  const claimed = found.find(({ key }) => key === claim);
  const isLeft = (one: RecalledDraft) => quoteId !== '' && savedAt(one) <= leftUpTo;
  const isOfThis = (one: RecalledDraft) => quoteId !== '' && quotesOf(one).includes(quoteId);
  const mine =
    (claimed && (quoteId === '' || isOfThis(claimed)) ? claimed : found.find(isOfThis)) ??
    claimed ??
    found.find((one) => !isElsewhere(one.key) && !isLeft(one));
  const rival = mine && mine === claimed ? rivalOf(mine, found) : null;
  const others = found
    .filter((one) => one !== mine && one.key !== rival?.key && !isElsewhere(one.key) && !isLeft(one))
    .flatMap(namedOf);
  if (mine) {
    const { key, draftId, isPending, about, local, remote } = mine;
    return { key, draftId, isPending, about, local, remote, rival, others };
  }
  const key = drawKey();
  return { key, draftId: key, isPending: false, about: null, local: null, remote: null, rival, others };
}

const lockOf = (mode: ModeId, key: string): string => `order-draft.${mode}.${key}`;

/** Told by whoever holds the lock of a draft. Where a browser has none nobody is known to be elsewhere. */
export async function openElsewhere(mode: ModeId): Promise<(key: string) => boolean> {
  const { held = [] } = (await navigator.locks?.query().catch(() => null)) ?? {};
  const names = new Set(held.map(({ name }) => name));
  return (key) => names.has(lockOf(mode, key));
}

/** Held until it is let go, or the page ends. */
export function holdOpen(mode: ModeId, key: string): () => void {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  void navigator.locks?.request(lockOf(mode, key), { mode: 'shared' }, () => gone);
  return () => letGo();
}
