import { MODES, type ModeFacts } from '../../../../domain/mode-ids';
import { FCL } from '../../../../domain/modes/fcl/mode';
import type { OrderForm } from '../../../../domain/order/form/form';
import { ORDER_LISTS } from '../../../../domain/order/form/lists';
import type { Quote } from '../../../../domain/offer/offer';
import type { OrderMode } from '../../../../domain/order/mode/mode';
import { orderPageMachine, type OrderLists } from '../../../../machines/order/order-page';
import type { NamedDraft } from '../../../../machines/order/order-draft';
import { planFor, shared } from '../../model/plan';
import { SOUND } from '../../../../stories/order/order-forms.fixtures';
import { dollars, NOW, QUOTE } from '../../../../stories/order/quoted.fixtures';

export const LISTS = Object.fromEntries(
  ORDER_LISTS.map((name) => [name, [{ code: 'A', name: '甲' }]]),
) as unknown as OrderLists;

const SDS = { fileId: 'F1', docType: 'SDS_CN', name: '甲醇 SDS.pdf', bytes: 1_024 };

const ready = { form: null, draftId: null, key: 'K1', isPending: false, drafts: [] };

type PageWalk = {
  mode: OrderMode;
  facts: ModeFacts;
  sound: OrderForm;
  quote?: Quote;
};

/** Events the parts of an order send to its page, in any mode. Each part has its own plan. */
export function orderPagePlanOf({ mode, facts, sound, quote = QUOTE }: PageWalk) {
  const form = { ...sound, quoteId: 'Q0' };
  const older: NamedDraft = { key: 'K1', draftId: 'D1', about: null, form, savedAt: NOW, revision: 1 };
  return planFor(orderPageMachine, {
    inputs: { 'a chosen offer': { mode, facts, quoteId: 'Q1', step: mode.steps[0] ?? '' } },
    events: {
      'quote.held': { locked: { quote, now: NOW } },
      'owner.came': 'bare',
      'offer.seen': {
        'with less of it': { offer: { ...quote.offer, state: 'SOLD_OUT' }, now: NOW },
        'of another': { offer: { ...quote.offer, offerId: 'other' }, now: NOW },
      },
      'draft.ready': {
        'a new one': ready,
        'one that was found': { ...ready, form: sound, draftId: 'D1' },
        'one of another price': { ...ready, form: older.form, draftId: 'D1', drafts: [older] },
        'one on its way out': { ...ready, form: sound, isPending: true },
      },
      'choice.resumed': {
        'at its own price': {
          draft: older,
          form: older.form,
          older: { quote: { ...quote, quoteId: 'Q0' }, now: NOW },
        },
        "at today's": { draft: { ...older, key: 'K9', draftId: 'K9' }, form: older.form, older: null },
      },
      'choice.left': 'bare',
      'clock.ticked': { 'a minute later': { now: NOW + 60_000 } },
      'form.changed': { 'with insurance': { form: { ...sound, services: ['INS'], insuredValue: '1,100' } } },
      'form.sound': { 'to be sent': { form: sound, shownTotal: dollars(565_367), protocolVersion: '2026-12-01' } },
      'submit.pending': { 'no answer': { isPending: true }, answered: { isPending: false } },
      'submit.released': {
        'without a word': { refusal: null },
        'with faults': { refusal: { code: 'faults', faults: [{ path: 'goods.0.unNo', code: 'unNo' }] } },
        'as lapsed': { refusal: { code: 'quoteLapsed' } },
        'as sold out': { refusal: { code: 'soldOut', alternatives: [] } },
        'as too late for an hour': { refusal: { code: 'hourTaken', message: '所选时段已约满，请另选时段' } },
        'with another protocol': { refusal: { code: 'textsChanged', old: { isProtocolOld: true, charges: null } } },
        'after a question': { refusal: { code: 'priceChanged', before: dollars(1), now: dollars(2), lines: [] } },
      },
      'order.placed': { 'with its number': { orderNo: 'FC2611207K3M9Q' } },
      'files.changed': { 'a data sheet': { files: [SDS], pending: 0, failed: 0 } },
      'region.chosen': { 'a district': { code: '330206' } },
      'order.clear': 'bare',
      'lists.retry': 'bare',
    },
    outcomes: {
      orderQuote: 'stream',
      orderDraft: 'stream',
      draftChoice: 'stream',
      orderForm: 'stream',
      orderSubmit: 'stream',
      papers: 'stream',
      regionPicker: 'stream',
      offerWatcher: 'stream',
      findAlternatives: {
        done: { one: { alternatives: [quote.offer] }, 'nobody knows': { alternatives: null } },
        error: { bug: new TypeError('no list') },
      },
      loadLists: {
        done: { here: { ok: true, lists: LISTS }, failed: { ok: false } },
        error: { bug: new TypeError('?') },
      },
    },
    distinguish: ({ mode: { id }, quote, form, alternatives, lists, key, draftId }) => [
      id,
      alternatives.length,
      quote?.quoteId,
      quote?.offer.state,
      form?.services ?? null,
      lists !== null,
      key,
      draftId,
    ],
  });
}

export const orderPagePlan = shared('orderPagePlan', orderPagePlanOf({ mode: FCL, facts: MODES.FCL, sound: SOUND }));
