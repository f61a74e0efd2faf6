import { fromPromise } from 'xstate';

import type { OrderWire } from '../../../contract/orders/orders';
import type { Offer } from '../../../domain/offer/offer';
import type { OrderMode } from '../../../domain/order/mode/mode';
import { selectSessionActor, type AppActor } from '../../../machines/shell/app';
import { orderPageMachine } from '../../../machines/order/order-page';
import { draftChoiceMachine } from '../../../machines/order/draft-choice';
import { orderDraftMachine } from '../../../machines/order/order-draft';
import { orderFormMachine } from '../../../machines/order/order-form';
import { orderQuoteMachine } from '../../../machines/order/order-quote';
import { orderSubmitMachine } from '../../../machines/order/order-submit';
import { PROTOCOL_TEXTS } from '../../copy/content/legal-texts';
import { pickerMachine } from '../../../machines/booking/picker';
import { regionPickerMachine } from '../../../machines/booking/region-picker';
import { openReceipt } from '../../effects/after-order/greeted';
import type { Gateway } from '../../effects/gateway/gateway';
import { findNone } from '../../effects/market/find-none';
import type { otherSailingsVia } from '../../effects/market/other-sailings';
import { offerWatcherOf, type OfferWatchInput } from '../../effects/market/offer-watcher';
import { quoteNowAs } from '../../effects/market/quote-now';
import { lazyActor } from '../../effects/late';
import {
  dropDraftVia,
  dropNamedVia,
  partDraftsBy,
  recallDraftsVia,
  saveLocalBy,
  saveRemoteVia,
  type Writer,
} from '../../effects/orders/drafts';
import { askAgreementOver } from '../../effects/orders/ask-agreement';
import { findPersonBy } from '../../effects/orders/find-person';
import { showQuote, showStepOf, stepWatcherOf } from '../../effects/orders/order-address';
import type { QuoteShape } from '../../effects/orders/quotes';
import { readTextOver } from '../../effects/orders/read-text';
import { tabWatcherOf } from '../../effects/orders/tab-watcher';
import { somebodySettled } from '../../effects/session/somebody';
import { secondTicker } from '../../effects/second-ticker';
import { composeUpload } from './compose-upload';
import { sessionWriter } from './writer';
import { askOnce } from '../once';

const composeDraft = (gateway: () => Promise<Gateway>, writer: Writer, wire: OrderWire) => {
  return orderDraftMachine.provide({
    actors: {
      recallDrafts: recallDraftsVia(gateway, writer, wire),
      saveLocal: saveLocalBy(writer, wire),
      saveRemote: saveRemoteVia(gateway, writer, wire),
      dropDraft: dropDraftVia({ gateway, writer, wire }),
      partDrafts: partDraftsBy(writer, wire),
      tabWatcher: tabWatcherOf(gateway, writer, wire),
    },
  });
};

export type OrderKind = {
  mode: OrderMode;
  /** Drafts and submission of this mode alone: the wires of all modes are a third of a form. */
  wire: OrderWire;
  quote: QuoteShape;
  alternatives?: (gateway: Gateway) => ReturnType<typeof otherSailingsVia>;
  /** Current state of the offer for modes whose quote lacks it; null when unknown. */
  watched?: (gateway: Gateway, looking: OfferWatchInput) => Promise<Offer | null>;
};

export function composeOrder(
  gateway: () => Promise<Gateway>,
  app: AppActor,
  { mode, wire, quote, alternatives, watched }: OrderKind,
) {
  const watch = watched ?? quoteNowAs(quote);
  const now = askOnce(async () => {
    const [open, { orderCallsOver }] = await Promise.all([gateway(), import('../calls/order-calls')]);
    return orderCallsOver(open, mode, wire, quote, sessionWriter(app).isSignedIn);
  });
  return orderPageMachine.provide({
    actors: {
      orderQuote: orderQuoteMachine.provide({
        actors: {
          loadQuote: lazyActor(async () => (await now()).loadQuote),
          renewQuote: lazyActor(async () => (await now()).renewQuote),
          secondTicker,
          somebody: fromPromise<void, undefined>(() => somebodySettled(selectSessionActor(app.getSnapshot()))),
        },
        actions: { showLogin: () => app.send({ type: 'login.show', reason: 'resume' }) },
      }),
      draftChoice: draftChoiceMachine.provide({
        actors: { loadOlder: lazyActor(async () => (await now()).loadQuote) },
        actions: { dropDraft: (_, { draft }) => draft && dropNamedVia(gateway, sessionWriter(app), wire)(draft) },
      }),
      orderDraft: composeDraft(gateway, sessionWriter(app), wire),
      orderForm: orderFormMachine.provide({
        actors: {
          goodsPicker: pickerMachine.provide({
            actors: { findOptions: lazyActor(async () => (await now()).findOptions) },
          }),
          stepWatcher: stepWatcherOf(mode),
          loadGoods: lazyActor(async () => (await now()).loadGoods),
          readText: readTextOver(() => app, PROTOCOL_TEXTS[mode.terms.protocol]),
          askBefore: lazyActor(async () => (await now()).askBefore),
        },
        actions: { showStep: showStepOf(mode) },
      }),
      regionPicker: regionPickerMachine.provide({
        actors: { loadRegions: lazyActor(async () => (await now()).loadRegions) },
      }),
      orderSubmit: orderSubmitMachine.provide({
        actors: {
          findPerson: findPersonBy(() => app),
          askAgreement: askAgreementOver(() => app),
          submitOrder: lazyActor(async () => (await now()).submitOrder),
          findOrder: lazyActor(async () => (await now()).findOrder),
        },
      }),
      papers: composeUpload(gateway, app),
      offerWatcher: offerWatcherOf(async (seen) => watch(await gateway(), seen)),
      findAlternatives: alternatives ? lazyActor(async () => alternatives(await gateway())) : findNone,
      loadLists: lazyActor(async () => (await now()).loadLists),
    },
    actions: { openReceipt, keepAddress: showQuote },
  });
}
