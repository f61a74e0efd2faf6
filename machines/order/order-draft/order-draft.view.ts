import type { OrderDraftActor, OrderDraftSnapshot } from './order-draft.machine';
import type { DraftFailureCode, DraftSide } from './order-draft.types';

export type OrderDraftView = {
  /** Epoch milliseconds; 0 before the first save. */
  savedAt: number;
  /** The form is blocked until drafts are loaded. */
  isRecalling: boolean;
  isSaving: boolean;
  failureCode: DraftFailureCode | null;
  /** Two drafts with their save times; null unless the user must choose. */
  question: { mine: number; theirs: number } | null;
};

export const selectOrderDraft = (snapshot: OrderDraftSnapshot): OrderDraftView => {
  const { savedAt, failureCode, other } = snapshot.context;
  return {
    savedAt,
    isRecalling: snapshot.hasTag('recalling'),
    isSaving: snapshot.hasTag('saving'),
    failureCode,
    question: snapshot.hasTag('asking') && other ? { mine: savedAt, theirs: other.savedAt } : null,
  };
};

export const orderDraftIntents = (actor: OrderDraftActor) => ({
  save: () => actor.send({ type: 'draft.save' }),
  choose: (side: DraftSide) => actor.send({ type: 'draft.choose', side }),
  drop: () => actor.send({ type: 'draft.drop', next: null }),
});

export type OrderDraftIntents = ReturnType<typeof orderDraftIntents>;
