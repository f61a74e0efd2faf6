import { isSameForm } from '../../../domain/order/form/same-form';
import type {
  DropDraftOutcome,
  NamedDraft,
  OrderDraftContext,
  OtherDraft,
  PartDraftsOutcome,
  RecallDraftsOutcome,
  SaveLocalInput,
  SaveRemoteOutcome,
  StoredDraft,
} from './order-draft.types';

/** A draft that is being sent stays unchanged until its result is known, whatever the gateway has. */
const isOnItsWay = ({ isPending, local }: RecallDraftsOutcome): boolean => isPending && local !== null;

/** Both copies changed since the last sync and differ: only the user can choose. */
export function isInConflict(outcome: RecallDraftsOutcome): boolean {
  const { local, remote } = outcome;
  if (local === null || remote === null || isOnItsWay(outcome)) return false;
  return !local.isSent && remote.revision > local.revision && !isSameForm(local.form, remote.form);
}

const newerRemote = (outcome: RecallDraftsOutcome) => {
  const { local, remote } = outcome;
  return remote && !isOnItsWay(outcome) && (local === null || remote.revision > local.revision) ? remote : local;
};

export const isOther = ({ form }: OrderDraftContext, draft: StoredDraft): boolean =>
  form === null || !isSameForm(form, draft.form);

const lying = (draft: StoredDraft): Partial<OrderDraftContext> => ({
  form: draft.form,
  savedAt: draft.savedAt,
  revision: draft.revision,
  isTouched: false,
  wroteAt: 0,
});

/** Draft to continue. In a conflict it is the local one, until the user chooses. */
export function withRecalledDraft(now: OrderDraftContext, outcome: RecallDraftsOutcome): Partial<OrderDraftContext> {
  const { key, draftId, about, isPending, local, remote, others } = outcome;
  const other = outcome.rival ?? (remote && isInConflict(outcome) ? { ...remote, key } : null);
  const taken = other ? local : newerRemote(outcome);
  return {
    key,
    draftId,
    about: about ?? now.about,
    others,
    isPending,
    ...(taken && lying(taken)),
    isSent: taken !== null && (taken === remote || (local?.isSent ?? false)),
    other,
  };
}

/**
 * True if taking the draft of another tab would lose data: local changes not stored yet, or both tabs stored at the
 * same moment without knowing of each other.
 */
export const isInTheWay = (context: OrderDraftContext, draft: StoredDraft): boolean =>
  isOther(context, draft) && (context.isTouched || draft.savedAt <= context.wroteAt);

/** Another tab wrote the draft. Gateway revisions only grow. */
export const nextOtherDraft = (
  { key, draftId, other, revision }: OrderDraftContext,
  draft: StoredDraft,
): OtherDraft => {
  const known = Math.max(draft.revision, other?.revision ?? revision);
  return { ...draft, revision: known, key: other?.key ?? key, draftId: other?.draftId ?? draftId };
};

export const withAcceptedOther = ({ other }: OrderDraftContext): Partial<OrderDraftContext> =>
  other ? { ...lying(other), key: other.key, draftId: other.draftId, other: null, isSent: true } : {};

/** Keeps both drafts: the one of this page gets its own key. */
export const withPartedKey = ({ key }: PartDraftsOutcome): Partial<OrderDraftContext> => {
  return { key, draftId: key, revision: 0, isSent: false, isStale: true };
};

/** True if two drafts of the order are kept; both are stored for a reload. */
export const isParted = ({ key, other }: OrderDraftContext): boolean => other !== null && other.key !== key;

/** The key of a draft is its name at the gateway, from the start. */
export const begunAnew = ({ key }: DropDraftOutcome): Partial<OrderDraftContext> => {
  const isBlank = {
    isPending: false,
    form: null,
    revision: 0,
    isSent: false,
    isTouched: false,
    wroteAt: 0,
    savedAt: 0,
  };
  return { key, draftId: key, other: null, ...isBlank };
};

export const withChosenDraft = ({ key, draftId, about, ...draft }: NamedDraft): Partial<OrderDraftContext> => {
  return { key, draftId, about, isPending: false, isSent: false, other: null, ...lying(draft) };
};

/** This draft first, then all others that can be continued. */
export function allNamedDrafts({
  key,
  draftId,
  about,
  form,
  savedAt,
  revision,
  others,
}: OrderDraftContext): NamedDraft[] {
  return form ? [{ key, draftId, about, form, savedAt, revision }, ...others] : [...others];
}

/** State after a save at the gateway. A conflict between equal drafts counts as saved. */
export function withSaveOutcome(context: OrderDraftContext, outcome: SaveRemoteOutcome): Partial<OrderDraftContext> {
  if (!outcome.ok)
    return { failureCode: outcome.failure.code === 'anonymous' ? null : outcome.failure.code, isStale: false };
  const { draft, isKept } = outcome;
  return isKept || !isOther(context, draft)
    ? { draftId: draft.draftId, revision: draft.revision, isSent: true, failureCode: null }
    : { draftId: draft.draftId, other: { ...draft, key: context.key }, isStale: false };
}

export function saveLocalInput(context: OrderDraftContext): SaveLocalInput {
  const { form, revision, isSent, key, draftId, about, isPending, other } = context;
  const rival = other !== null && isParted(context) ? other.key : null;
  return { form, revision, isSent, key, draftId, about, isPending, rival };
}
