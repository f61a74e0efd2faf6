import type { Charges } from '../../../domain/offer/charges';
import type { SailingQuote } from '../../../domain/modes/fcl/quote';
import type { Sailing } from '../../../domain/offer/sailing';
import type { FclOrderActor, FclOrderSnapshot } from './fcl-order.machine';
import { chargesOf } from './fcl-order.rules';
import type { OrderLists } from './fcl-order.types';

export type FclOrderView = {
  quote: SailingQuote | null;
  /** The price of what is filled in; null where nobody can say yet. */
  charges: Charges | null;
  alternatives: readonly Sailing[];
  /** Null while they are not here. */
  lists: OrderLists | null;
  areListsLost: boolean;
  isPlaced: boolean;
};

export const selectFclOrder = (snapshot: FclOrderSnapshot): FclOrderView => {
  const { quote, lists, alternatives } = snapshot.context;
  return {
    quote,
    charges: chargesOf(snapshot.context),
    alternatives,
    lists,
    areListsLost: snapshot.hasTag('failed'),
    isPlaced: snapshot.hasTag('placed'),
  };
};

/** A part of the order lives as long as its page, so a view may count on it. */
function resident<TActor>(actor: TActor | undefined, name: string): TActor {
  if (!actor) throw new Error(`${name} was never started`);
  return actor;
}

export const selectOrderQuoteActor = ({ children }: FclOrderSnapshot) => resident(children.orderQuote, 'orderQuote');
export const selectOrderDraftActor = ({ children }: FclOrderSnapshot) => resident(children.orderDraft, 'orderDraft');
export const selectOrderFormActor = ({ children }: FclOrderSnapshot) => resident(children.orderForm, 'orderForm');
export const selectOrderSubmitActor = ({ children }: FclOrderSnapshot) => resident(children.orderSubmit, 'orderSubmit');

export const selectRegionPickerActor = ({ children }: FclOrderSnapshot) =>
  resident(children.regionPicker, 'regionPicker');

/** The papers are there once it is known which the draft has. */
export const selectPapersActor = ({ children }: FclOrderSnapshot) => children.papers;

/** Everything a view may ask for. */
export const fclOrderIntents = (actor: FclOrderActor) => ({
  clear: () => actor.send({ type: 'order.clear' }),
  retryLists: () => actor.send({ type: 'lists.retry' }),
});

export type FclOrderIntents = ReturnType<typeof fclOrderIntents>;
