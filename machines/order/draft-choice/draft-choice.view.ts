import type { End } from '../../../domain/offer/sailing';
import type { DraftChoiceActor, DraftChoiceSnapshot } from './draft-choice.machine';

export type DraftChoiceView = {
  /** Nothing may be filled in before it is known which of the two orders it belongs to. */
  isDeciding: boolean;
  /** How the older draft is called; null unless the person is asked. */
  question: { org: End | null; dst: End | null; leavesAt: string | null; goods: readonly string[] } | null;
};

export const selectDraftChoice = (snapshot: DraftChoiceSnapshot): DraftChoiceView => {
  const { form, older } = snapshot.context;
  const { org = null, dst = null, leavesAt = null } = older?.quote.offer ?? {};
  const goods = form?.goods.map(({ nameCn, unNo }) => nameCn.trim() || (unNo.trim() && `UN ${unNo.trim()}`)) ?? [];
  return {
    isDeciding: snapshot.hasTag('deciding'),
    question: snapshot.hasTag('asking') ? { org, dst, leavesAt, goods: goods.filter((name) => name !== '') } : null,
  };
};

/** Everything a view may ask for. */
export const draftChoiceIntents = (actor: DraftChoiceActor) => ({
  resume: () => actor.send({ type: 'older.resume' }),
  leave: () => actor.send({ type: 'older.leave' }),
});

export type DraftChoiceIntents = ReturnType<typeof draftChoiceIntents>;
