import { draftSubject, type DraftAbout } from '../../../domain/order/drafts/draft';
import { tidySum } from '../../../domain/offer/containers';
import type { OrderForm } from '../../../domain/order/form/form';
import { orderGoodsNames } from '../../../domain/order/goods/goods-names';
import { parseNumber } from '../../../domain/values/typed-number';
import type { DraftChoiceActor, DraftChoiceSnapshot } from './draft-choice.machine';

/** A draft by subject; `savedAt` in epoch milliseconds. */
export type OfferedDraft = {
  key: string;
  about: DraftAbout | null;
  goods: readonly string[];
  kg: number | null;
  savedAt: number;
};

function totalGrossKg({ goods }: Pick<OrderForm, 'goods'>): number | null {
  const said = goods.flatMap(({ grossKg }) => parseNumber(grossKg, 2) ?? []);
  return said.length === 0 ? null : tidySum(said);
}

export type DraftChoiceView = {
  /** The form is blocked until it is clear which of the two orders continues. */
  isDeciding: boolean;
  dropKey: string | null;
  question: readonly OfferedDraft[] | null;
};

export function selectDraftChoice(snapshot: DraftChoiceSnapshot): DraftChoiceView {
  const { drafts, draft, dropKey, begun, older } = snapshot.context;
  const offer = begun?.quote.offer;
  // Drafts of a page are of one mode: when its offers have no lane, no draft has one.
  const nowhere =
    offer && offer.org === null && offer.dst === null ? { org: null, dst: null, stops: [], leavesAt: null } : null;
  const offered = drafts.map(({ key, about, form, savedAt }): OfferedDraft => {
    const known = key === draft?.key && older ? draftSubject(older.quote.offer) : (about ?? nowhere);
    return { key, about: known, goods: orderGoodsNames(form), kg: totalGrossKg(form), savedAt };
  });
  return { isDeciding: snapshot.hasTag('deciding'), dropKey, question: snapshot.hasTag('asking') ? offered : null };
}

export const draftChoiceIntents = (actor: DraftChoiceActor) => ({
  resume: (key: string) => actor.send({ type: 'older.resume', key }),
  drop: (key: string) => actor.send({ type: 'older.drop', key }),
  leave: () => actor.send({ type: 'older.leave' }),
});

export type DraftChoiceIntents = ReturnType<typeof draftChoiceIntents>;
