import type { Offer, Quote } from '../../../domain/offer/offer';
import type { OrderPageActor, OrderPageSnapshot } from './order-page.machine';
import type { OrderLists } from './order-page.types';

export type OrderPageView = {
  quote: Quote | null;
  alternatives: readonly Offer[];
  lists: OrderLists | null;
  areListsLost: boolean;
  isPlaced: boolean;
};

export const selectOrderPage = (snapshot: OrderPageSnapshot): OrderPageView => {
  const { quote, lists, alternatives } = snapshot.context;
  return {
    quote,
    alternatives,
    lists,
    areListsLost: snapshot.hasTag('failed'),
    isPlaced: snapshot.hasTag('placed'),
  };
};

/** Children live as long as the page, so views may rely on them. */
function resident<TActor>(actor: TActor | undefined, name: string): TActor {
  if (!actor) throw new Error(`${name} was never started`);
  return actor;
}

export const selectOrderQuoteActor = ({ children }: OrderPageSnapshot) => resident(children.orderQuote, 'orderQuote');
export const selectOrderDraftActor = ({ children }: OrderPageSnapshot) => resident(children.orderDraft, 'orderDraft');
export const selectDraftChoiceActor = ({ children }: OrderPageSnapshot) =>
  resident(children.draftChoice, 'draftChoice');
export const selectOrderFormActor = ({ children }: OrderPageSnapshot) => resident(children.orderForm, 'orderForm');
export const selectOrderSubmitActor = ({ children }: OrderPageSnapshot) =>
  resident(children.orderSubmit, 'orderSubmit');

export const selectRegionPickerActor = ({ children }: OrderPageSnapshot) =>
  resident(children.regionPicker, 'regionPicker');

/** Present once the papers of the draft are known. */
export const selectPapersActor = ({ children }: OrderPageSnapshot) => children.papers;

export const orderPageIntents = (actor: OrderPageActor) => ({
  clear: () => actor.send({ type: 'order.clear' }),
  retryLists: () => actor.send({ type: 'lists.retry' }),
});

export type OrderPageIntents = ReturnType<typeof orderPageIntents>;
