import { assign, sendTo, setup } from 'xstate';

import type { DraftAbout } from '../../../domain/order/drafts/draft';
import type { OrderForm } from '../../../domain/order/form/form';
import type { Quote } from '../../../domain/offer/offer';
import { draftChoiceMachine, type ChoiceReport, type DraftChoiceEvent } from '../draft-choice';
import { orderDraftMachine, type DraftReport, type OrderDraftEvent } from '../order-draft';
import { orderFormMachine, type OrderFormEvent } from '../order-form';
import { orderQuoteMachine, type OrderQuoteEvent, type QuoteReport } from '../order-quote';
import { orderSubmitMachine, type OrderSubmitEvent, type SubmitRefusal } from '../order-submit';
import { fileUploadMachine, type FileUploadReport } from '../file-upload';
import type { AlternativesOutcome, FindAlternativesInput } from '../../booking/quoting';
import { regionPickerMachine, type RegionPickerEvent, type RegionReport } from '../../booking/region-picker';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import {
  beginForm,
  refusalFaults,
  isOfOther,
  olderQuote,
  regionQueryOf,
  refusalStep,
  submissionFrom,
  type SoundForm,
} from './order-page.rules';
import type {
  LoadListsOutcome,
  OfferNews,
  OfferWatch,
  OrderPageContext,
  OrderPageEvent,
  OrderPageInput,
} from './order-page.types';

type Resumed = Omit<Extract<ChoiceReport, { type: 'choice.resumed' }>, 'type'>;
type Refused = { refusal: SubmitRefusal | null };

export const orderPageSetup = setup({
  types: {
    input: {} as OrderPageInput,
    context: {} as OrderPageContext,
    events: {} as OrderPageEvent,
    tags: {} as 'failed' | 'placed',
    children: {} as {
      orderQuote: 'orderQuote';
      orderDraft: 'orderDraft';
      draftChoice: 'draftChoice';
      orderForm: 'orderForm';
      orderSubmit: 'orderSubmit';
      papers: 'papers';
      regionPicker: 'regionPicker';
      loadLists: 'loadLists';
      findAlternatives: 'findAlternatives';
      offerWatcher: 'offerWatcher';
    },
  },
  actors: {
    orderQuote: orderQuoteMachine,
    orderDraft: orderDraftMachine,
    draftChoice: draftChoiceMachine,
    orderForm: orderFormMachine,
    orderSubmit: orderSubmitMachine,
    papers: fileUploadMachine,
    regionPicker: regionPickerMachine,
    loadLists: unprovidedPromise<LoadListsOutcome>('loadLists'),
    findAlternatives: unprovidedPromise<AlternativesOutcome, FindAlternativesInput>('findAlternatives'),
    offerWatcher: unprovidedCallback<OfferNews, undefined, OfferWatch>('offerWatcher'),
  },
  guards: {
    isPending: (_, params: DraftReport) => params.isPending && params.form !== null,
    isOfOther: ({ context }, params: DraftReport) => isOfOther(context, params.form),
    isAtOlderPrice: (_, params: Resumed) => params.older !== null,
    isWritten: (_, params: DraftReport) => params.form !== null,
    isLapsed: (_, { refusal }: Refused) => refusal?.code === 'quoteLapsed',
    isOfQuote: ({ context }, { offer }: OfferNews) => context.quote?.offer.offerId === offer.offerId,
    isSoldOut: (_, { refusal }: Refused) => refusal?.code === 'soldOut' || refusal?.code === 'hourTaken',
    isListed: (_, params: LoadListsOutcome) => params.ok,
  },
  actions: {
    openReceipt: unprovidedAction<{ orderNo: string; address: string }>('openReceipt'),
    keepAddress: unprovidedAction<{ quoteId: string }>('keepAddress'),
    keepQuote: assign({ quote: (_, params: { quote: Quote }) => params.quote }),
    keepForm: assign({ form: (_, params: { form: OrderForm | null }) => params.form }),
    keepKey: assign((_, { key, draftId }: Pick<DraftReport, 'key' | 'draftId'>) => ({ key, draftId })),
    keepAlternatives: assign({ alternatives: (_, params: AlternativesOutcome) => params.alternatives ?? [] }),
    keepLists: assign({ lists: (_, params: LoadListsOutcome) => (params.ok ? params.lists : null) }),
    showQuote: sendTo('orderForm', (_, { quote, now }: QuoteReport): OrderFormEvent => {
      return { type: 'quote.set', quote, now };
    }),
    watchOffer: sendTo('offerWatcher', ({ context: { quote } }): OfferWatch => ({ type: 'offer.watch', quote })),
    keepOffer: assign(({ context: { quote } }, { offer }: OfferNews) => ({ quote: quote && { ...quote, offer } })),
    showOffer: sendTo('orderForm', ({ context }, { now }: OfferNews): OrderFormEvent => {
      if (!context.quote) throw new Error('nothing is ordered');
      return { type: 'quote.set', quote: context.quote, now };
    }),
    offerChoice: sendTo('draftChoice', ({ context }, { quote }: QuoteReport): DraftChoiceEvent => {
      return { type: 'choice.quote', ...beginForm(context, quote) };
    }),
    offerDraft: sendTo('draftChoice', (_, { drafts }: DraftReport): DraftChoiceEvent => {
      return { type: 'choice.drafts', drafts };
    }),
    keepOlder: assign({ quote: (_, { older }: Resumed) => olderQuote(older).quote }),
    turnForm: sendTo('orderForm', (_, { older }: Resumed): OrderFormEvent => {
      return { type: 'quote.set', ...olderQuote(older) };
    }),
    turnQuote: sendTo('orderQuote', (_, { older }: Resumed): OrderQuoteEvent => {
      return { type: 'quote.turn', ...olderQuote(older) };
    }),
    turnChoice: sendTo('draftChoice', ({ context }, { older }: Resumed): DraftChoiceEvent => {
      return { type: 'choice.quote', ...beginForm(context, olderQuote(older).quote) };
    }),
    tellTime: sendTo('orderForm', (_, { now }: { now: number }): OrderFormEvent => ({ type: 'clock.ticked', now })),
    renewQuote: sendTo('orderQuote', { type: 'quote.lapse' } satisfies OrderQuoteEvent),
    restoreForm: sendTo('orderForm', (_, params: { form: OrderForm | null }): OrderFormEvent => {
      if (!params.form) throw new Error('there is no draft');
      return { type: 'form.restore', form: params.form };
    }),
    lockForm: sendTo('orderForm', { type: 'form.lock' } satisfies OrderFormEvent),
    fileForm: sendTo('orderForm', (_, { files }: FileUploadReport): OrderFormEvent => {
      return { type: 'form.edit', edit: { kind: 'files.set', files } };
    }),
    placePickup: sendTo('orderForm', (_, { code }: RegionReport): OrderFormEvent => {
      return { type: 'form.edit', edit: { kind: 'set', path: 'pickupRegion', value: code } };
    }),
    tellRegion: sendTo('regionPicker', ({ context }): RegionPickerEvent => {
      return { type: 'region.set', ...regionQueryOf(context) };
    }),
    clearForm: sendTo('orderForm', { type: 'form.clear' } satisfies OrderFormEvent),
    releaseForm: sendTo('orderForm', (_, { refusal }: Refused): OrderFormEvent => {
      const old = refusal?.code === 'textsChanged' ? refusal.old : null;
      return { type: 'form.release', faults: refusalFaults(refusal), old, ...refusalStep(refusal) };
    }),
    noteDraft: sendTo('orderDraft', (_, { form }: { form: OrderForm }): OrderDraftEvent => {
      return { type: 'draft.note', form };
    }),
    recallDraft: sendTo('orderDraft', { type: 'draft.recall' } satisfies OrderDraftEvent),
    askBefore: sendTo('orderForm', { type: 'owner.came' } satisfies OrderFormEvent),
    saveDraft: sendTo('orderDraft', { type: 'draft.save' } satisfies OrderDraftEvent),
    markDraft: sendTo('orderDraft', (_, { isPending }: { isPending: boolean }): OrderDraftEvent => {
      return { type: 'draft.mark', isPending };
    }),
    nameDraft: sendTo('orderDraft', (_, about: DraftAbout): OrderDraftEvent => ({ type: 'draft.name', about })),
    turnDraft: sendTo('orderDraft', (_, { draft }: Resumed): OrderDraftEvent => ({ type: 'draft.turn', draft })),
    leaveDraft: sendTo('orderDraft', { type: 'draft.leave' } satisfies OrderDraftEvent),
    dropDraft: sendTo('orderDraft', (_, { next }: { next: OrderForm | null }): OrderDraftEvent => {
      return { type: 'draft.drop', next };
    }),
    submit: sendTo('orderSubmit', ({ context }, sound: SoundForm): OrderSubmitEvent => {
      return { type: 'order.submit', submission: submissionFrom(context, sound) };
    }),
    doubt: sendTo('orderSubmit', (_, { key }: DraftReport): OrderSubmitEvent => ({ type: 'order.doubt', key })),
  },
});
