import { orderFormMachine, type OrderEdit, type OrderFormSnapshot } from '../../../../machines/order/order-form';
import { planFor } from '../../model/plan';
import { METHANOL_FACTS, SOUND } from '../../../../stories/order/order-forms.fixtures';
import { NOW, QUOTE } from '../../../../stories/order/quoted.fixtures';
import { goodsOption, METHANOL, portOption, SHANGHAI } from '../booking/trade';

const isAt = ({ context }: OrderFormSnapshot, step: string) => context.step === step;

/** Nothing has been filled in, asked or judged. */
const isNew = ({ context: { form, asked, judged } }: OrderFormSnapshot) =>
  form.shipper.name === '' && asked.length === 0 && judged.length === 0;

const picked = goodsOption({ ...METHANOL, goodsId: 'methanol' });

const term = (value: string): { edit: OrderEdit } => ({ edit: { kind: 'set', path: 'tradeTerm', value } });

/** A term is taken out of a form that was sound, and put back. */
function edits(snapshot: OrderFormSnapshot): Record<string, { edit: OrderEdit }> {
  const { form, furthest } = snapshot.context;
  if (!isAt(snapshot, 'sailing') || form.shipper.name === '') return {};
  if (form.tradeTerm === '') return { 'the term again': term('FOB') };
  return furthest === 'confirm' ? { 'a term': term('') } : {};
}

/** Everything that can happen to the form of an order. What single edits do is tested by themselves. */
export const orderFormPlan = planFor(orderFormMachine, {
  inputs: { 'a new order': { step: 'sailing' }, 'the last step': { step: 'confirm' } },
  events: {
    'form.edit': edits,
    'field.leave': (snapshot) => ({ ...(isAt(snapshot, 'sailing') && { 'a term': { path: 'tradeTerm' } }) }),
    'fault.seek': (snapshot) => ({ ...(isAt(snapshot, 'confirm') && { 'the term': { path: 'tradeTerm' } }) }),
    'step.choose': { confirm: { step: 'confirm' } },
    'step.next': 'bare',
    'step.back': 'bare',
    'step.arrived': { services: { step: 'services' } },
    'lookup.begin': (snapshot) => ({ ...(isAt(snapshot, 'goods') && { 'the first row': { key: '1' } }) }),
    'option.chosen': (snapshot) => ({
      ...(isAt(snapshot, 'goods') && {
        ...(snapshot.context.asked.length < 2 && { methanol: { picker: 'goods', option: picked } }),
        'a port': { picker: 'goods', option: portOption(SHANGHAI) },
      }),
    }),
    'protocol.read': (snapshot) => ({ ...(isAt(snapshot, 'confirm') && { 'the text': {} }) }),
    'form.submit': 'bare',
    'quote.set': { shown: { quote: QUOTE, now: NOW } },
    'form.restore': (snapshot) => ({
      ...(isNew(snapshot) && { sound: { form: SOUND } }),
    }),
    'form.clear': (snapshot) => ({ ...(isAt(snapshot, 'goods') && { 'begin anew': {} }) }),
    'form.lock': (snapshot) => ({ ...(isAt(snapshot, 'confirm') && { 'on its way': {} }) }),
    'form.release': {
      'without a word': { faults: [], isProtocolOld: false },
      'a fault of the gateway': { faults: [{ path: 'goods.0.unNo', code: 'unNo' }], isProtocolOld: false },
      'another protocol': { faults: [], isProtocolOld: true },
    },
  },
  outcomes: {
    goodsPicker: 'stream',
    stepWatcher: 'stream',
    loadGoods: {
      done: { found: { ok: true, found: [{ key: '1', goods: METHANOL_FACTS }] }, failed: { ok: false } },
      error: { bug: new TypeError('not an answer') },
    },
    readProtocol: {
      done: { read: { isConfirmed: true }, left: { isConfirmed: false } },
      error: { bug: new TypeError('no text') },
    },
  },
  // What is said to be wrong, and where the focus is, decides nothing.
  distinguish: ({ form, step, furthest, quote, library, asked, lookupKey }) => [
    [form.tradeTerm, form.boxes, form.goods.map(({ goodsId, flashPoint }) => [goodsId, flashPoint])],
    [form.agreeProtocol, form.quoteId, form.isDanger],
    [step, furthest, quote !== null, Object.keys(library), asked, lookupKey],
  ],
});
