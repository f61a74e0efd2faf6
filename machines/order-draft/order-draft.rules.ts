import type { OrderDraftContext, RecallDraftsOutcome, SaveRemoteOutcome, StoredDraft } from './order-draft.types';

/** Both sides were changed since they last agreed: only the person can tell which one counts. */
export const isInConflict = ({ local, remote }: RecallDraftsOutcome): boolean =>
  local !== null && remote !== null && !local.isSent && remote.revision > local.revision;

const newerOf = ({ local, remote }: RecallDraftsOutcome) =>
  remote && (local === null || remote.revision > local.revision) ? remote : local;

const lying = (draft: StoredDraft): Partial<OrderDraftContext> => ({
  form: draft.form,
  savedAt: draft.savedAt,
  revision: draft.revision,
  isTouched: false,
});

/** The draft that is gone on with. In a conflict it is the one of this browser, until the person has said otherwise. */
export function recalledIn(outcome: RecallDraftsOutcome): Partial<OrderDraftContext> {
  const { key, isPending, local, remote } = outcome;
  const isAsked = isInConflict(outcome);
  const taken = isAsked ? local : newerOf(outcome);
  return {
    key,
    isPending,
    draftId: remote?.draftId ?? null,
    ...(taken && lying(taken)),
    isSent: taken !== null && (taken === remote || (local?.isSent ?? false)),
    other: isAsked ? remote : null,
  };
}

export const takenIn = ({ other }: OrderDraftContext): Partial<OrderDraftContext> =>
  other ? { ...lying(other), other: null, isSent: true } : {};

/** Mine stands above theirs from now on, whatever number theirs has. */
export const insistedIn = ({ other, revision }: OrderDraftContext): Partial<OrderDraftContext> => ({
  revision: Math.max(revision, other?.revision ?? 0),
  other: null,
  isSent: false,
});

export function sentIn(outcome: SaveRemoteOutcome): Partial<OrderDraftContext> {
  if (!outcome.ok)
    return { failureCode: outcome.failure.code === 'anonymous' ? null : outcome.failure.code, isStale: false };
  const { draft, isKept } = outcome;
  return isKept
    ? { draftId: draft.draftId, revision: draft.revision, isSent: true, failureCode: null }
    : { draftId: draft.draftId, other: draft, isStale: false };
}
