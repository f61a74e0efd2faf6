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

/** What is on its way out goes on as it is until it is known what became of it, whatever lies at the gateway by now. */
const isOnItsWay = ({ isPending, local }: RecallDraftsOutcome): boolean => isPending && local !== null;

/** Both sides were changed since they last agreed, and differ: only the person can tell which one counts. */
export function isInConflict(outcome: RecallDraftsOutcome): boolean {
  const { local, remote } = outcome;
  if (local === null || remote === null || isOnItsWay(outcome)) return false;
  return !local.isSent && remote.revision > local.revision && !isSameForm(local.form, remote.form);
}

const newerOf = (outcome: RecallDraftsOutcome) => {
  const { local, remote } = outcome;
  return remote && !isOnItsWay(outcome) && (local === null || remote.revision > local.revision) ? remote : local;
};

/** Does it say something else than what is being filled in here? */
export const isOther = ({ form }: OrderDraftContext, draft: StoredDraft): boolean =>
  form === null || !isSameForm(form, draft.form);

const lying = (draft: StoredDraft): Partial<OrderDraftContext> => ({
  form: draft.form,
  savedAt: draft.savedAt,
  revision: draft.revision,
  isTouched: false,
  wroteAt: 0,
});

/** The draft that is gone on with. In a conflict it is the one of this browser, until the person has said otherwise. */
export function recalledIn(now: OrderDraftContext, outcome: RecallDraftsOutcome): Partial<OrderDraftContext> {
  const { key, draftId, about, isPending, local, remote, others } = outcome;
  const other = outcome.rival ?? (remote && isInConflict(outcome) ? { ...remote, key } : null);
  const taken = other ? local : newerOf(outcome);
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
 * Would taking what another tab has written lose something? What is not kept here yet, and what was kept in the moment
 * in which the other tab kept its own: neither had heard of the other.
 */
export const isInTheWay = (context: OrderDraftContext, draft: StoredDraft): boolean =>
  isOther(context, draft) && (context.isTouched || draft.savedAt <= context.wroteAt);

/** Another tab has written, where this one hears it. What the gateway counts only grows. */
export const heardIn = ({ key, draftId, other, revision }: OrderDraftContext, draft: StoredDraft): OtherDraft => {
  const known = Math.max(draft.revision, other?.revision ?? revision);
  return { ...draft, revision: known, key: other?.key ?? key, draftId: other?.draftId ?? draftId };
};

export const takenIn = ({ other }: OrderDraftContext): Partial<OrderDraftContext> =>
  other ? { ...lying(other), key: other.key, draftId: other.draftId, other: null, isSent: true } : {};

/** Neither is written over the other: mine is a draft of its own, whichever goes on. */
export const partedIn = ({ key }: PartDraftsOutcome): Partial<OrderDraftContext> => {
  return { key, draftId: key, revision: 0, isSent: false, isStale: true };
};

/** Both lie where a reload finds them. */
export const isParted = ({ key, other }: OrderDraftContext): boolean => other !== null && other.key !== key;

/** A draft is called at the gateway as it is here, from its first word on. */
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

export const turnedTo = ({ key, draftId, about, ...draft }: NamedDraft): Partial<OrderDraftContext> => {
  return { key, draftId, about, isPending: false, isSent: false, other: null, ...lying(draft) };
};

/** This one first, then all others that can be gone on with. */
export function draftsIn({ key, draftId, about, form, savedAt, revision, others }: OrderDraftContext): NamedDraft[] {
  return form ? [{ key, draftId, about, form, savedAt, revision }, ...others] : [...others];
}

/** Of two that say the same it is all one which of them the gateway has kept. */
export function sentIn(context: OrderDraftContext, outcome: SaveRemoteOutcome): Partial<OrderDraftContext> {
  if (!outcome.ok)
    return { failureCode: outcome.failure.code === 'anonymous' ? null : outcome.failure.code, isStale: false };
  const { draft, isKept } = outcome;
  return isKept || !isOther(context, draft)
    ? { draftId: draft.draftId, revision: draft.revision, isSent: true, failureCode: null }
    : { draftId: draft.draftId, other: { ...draft, key: context.key }, isStale: false };
}

/** What this browser keeps of it. */
export function keptFrom(context: OrderDraftContext): SaveLocalInput {
  const { form, revision, isSent, key, draftId, about, isPending, other } = context;
  const rival = other !== null && isParted(context) ? other.key : null;
  return { form, revision, isSent, key, draftId, about, isPending, rival };
}
