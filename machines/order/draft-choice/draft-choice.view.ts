import { aboutOf, type DraftAbout } from '../../../domain/order/draft';
import { tidySum } from '../../../domain/offer/containers';
import type { OrderForm } from '../../../domain/order/form';
import { goodsNamesOf } from '../../../domain/order/goods-names';
import { numberIn } from '../../../domain/values/typed-number';
import type { DraftChoiceActor, DraftChoiceSnapshot } from './draft-choice.machine';

/** A draft by what it is about; `savedAt` in epoch milliseconds. */
export type OfferedDraft = {
  key: string;
  about: DraftAbout | null;
  goods: readonly string[];
  /** Of all of them together; null where nobody has said. */
  kg: number | null;
  savedAt: number;
};

function kgIn({ goods }: Pick<OrderForm, 'goods'>): number | null {
  const said = goods.flatMap(({ grossKg }) => numberIn(grossKg, 2) ?? []);
  return said.length === 0 ? null : tidySum(said);
}

export type DraftChoiceView = {
  /** Nothing may be filled in before it is known which of the two orders it belongs to. */
  isDeciding: boolean;
  /** The drafts that can be gone on with; null unless the person is asked. */
  question: readonly OfferedDraft[] | null;
};

export function selectDraftChoice(snapshot: DraftChoiceSnapshot): DraftChoiceView {
  const { drafts, draft, older } = snapshot.context;
  const offered = drafts.map(({ key, about, form, savedAt }): OfferedDraft => {
    const known = key === draft?.key && older ? aboutOf(older.quote.offer) : about;
    return { key, about: known, goods: goodsNamesOf(form), kg: kgIn(form), savedAt };
  });
  return { isDeciding: snapshot.hasTag('deciding'), question: snapshot.hasTag('asking') ? offered : null };
}

/** Everything a view may ask for. */
export const draftChoiceIntents = (actor: DraftChoiceActor) => ({
  resume: (key: string) => actor.send({ type: 'older.resume', key }),
  leave: () => actor.send({ type: 'older.leave' }),
});

export type DraftChoiceIntents = ReturnType<typeof draftChoiceIntents>;
