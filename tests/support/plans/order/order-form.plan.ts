import { FCL } from '../../../../domain/modes/fcl/mode';
import type { OrderForm } from '../../../../domain/order/form/form';
import type { Quote } from '../../../../domain/offer/offer';
import type { OrderMode } from '../../../../domain/order/mode/mode';
import { orderFormMachine, type OrderEdit, type OrderFormSnapshot } from '../../../../machines/order/order-form';
import { planFor, shared } from '../../model/plan';
import { METHANOL_FOUND, SOUND } from '../../../../stories/order/order-forms.fixtures';
import { NOW, QUOTE } from '../../../../stories/order/quoted.fixtures';
import { goodsOption, METHANOL, portOption, SHANGHAI } from '../booking/trade';

type FormWalk = {
  mode: OrderMode;
  sound: OrderForm;
  /** Text of the first step, cleared in the valid form and restored. */
  emptied: { path: string; value: string };
  quote?: Quote;
};

const textAt = (form: OrderForm, path: string): unknown =>
  path.split('.').reduce<unknown>((node, key) => Reflect.get(Object(node), key), form);

const isAt = ({ context }: OrderFormSnapshot, step: string | undefined) => context.step === step;

const isWaiting = (snapshot: OrderFormSnapshot) => snapshot.hasTag('awaiting');

const isAtRest = (snapshot: OrderFormSnapshot, step: string | undefined) =>
  !isWaiting(snapshot) && isAt(snapshot, step);

/** Events with the same effect during a pending press are skipped then. */
const unlessWaiting =
  <T extends object>(payloads: T) =>
  (snapshot: OrderFormSnapshot): Partial<T> =>
    isWaiting(snapshot) ? {} : payloads;

const isUnanswered = ({ context: { told, judged } }: OrderFormSnapshot) =>
  Object.keys(told).length === 0 && judged.length === 0;

const isNew = (snapshot: OrderFormSnapshot) => snapshot.context.form.contactName === '' && isUnanswered(snapshot);

const AGREED = { version: '2026-11-22', agreedAt: '2026-11-01T02:00:00.000Z' };

const picked = goodsOption({ ...METHANOL, goodsId: 'methanol' });

/** Events of an order form in any mode. Single edits have their own tests. */
export function orderFormPlanOf({ mode, sound, emptied: { path, value }, quote = QUOTE }: FormWalk) {
  const [first = '', goods, last = ''] = [mode.steps[0], mode.stepOf('goods'), mode.steps.at(-1)];
  const hold = mode.terms.charges === undefined ? null : AGREED.version;
  const text = (said: string): { edit: OrderEdit } => ({ edit: { kind: 'set', path, value: said } });

  function edits(snapshot: OrderFormSnapshot): Record<string, { edit: OrderEdit }> {
    const { form, furthest } = snapshot.context;
    if (snapshot.matches({ filling: 'reading' }) && textAt(form, path) !== '') return { 'a term, meanwhile': text('') };
    if (!isAt(snapshot, first) || form.contactName === '') return {};
    if (textAt(form, path) === '') return { 'the term again': text(value) };
    return furthest === last ? { 'a term': text('') } : {};
  }

  /** During a lookup only the first step of a new form and the goods without an answer are walked. */
  const isPlain = ({ context: { sought, told, step, furthest } }: OrderFormSnapshot) =>
    sought.length === 0 || furthest === first || (step === goods && Object.keys(told).length === 0);

  return planFor(orderFormMachine, {
    inputs: { 'a new order': { mode, step: first }, 'the last step': { mode, step: last } },
    events: {
      'form.edit': (snapshot) => (isWaiting(snapshot) ? {} : edits(snapshot)),
      'field.leave': (snapshot) => ({ ...(isAtRest(snapshot, first) && { 'a term': { path } }) }),
      'fault.seek': (snapshot) => ({ ...((isAt(snapshot, last) || isWaiting(snapshot)) && { 'the term': { path } }) }),
      'step.choose': { 'the last': { step: last } },
      'step.next': (snapshot) => ({ ...(!isWaiting(snapshot) && isPlain(snapshot) && { '': {} }) }),
      'step.back': 'bare',
      'step.arrived': (snapshot) => ({
        ...(isWaiting(snapshot) && { 'the first': { step: first } }),
        'a later one': { step: mode.steps[Math.max(1, mode.steps.length - 2)] ?? last },
      }),
      'row.fold': (snapshot) => ({ ...(isAtRest(snapshot, goods) && { 'the first row': { key: '1' } }) }),
      'row.unfold': (snapshot) => ({ ...(isAtRest(snapshot, goods) && { 'the first row': { key: '1' } }) }),
      'lookup.begin': (snapshot) => ({ ...(isAtRest(snapshot, goods) && { 'the first row': { key: '1' } }) }),
      'option.chosen': (snapshot) => ({
        ...(isAtRest(snapshot, goods) && {
          ...(Object.keys(snapshot.context.told).length < 2 && { methanol: { picker: 'goods', option: picked } }),
          'a port': { picker: 'goods', option: portOption(SHANGHAI) },
        }),
      }),
      'protocol.read': (snapshot) => ({ ...(isAtRest(snapshot, last) && { 'the text': {} }) }),
      'charges.read': (snapshot) => ({ ...(isAtRest(snapshot, last) && { 'the text': {} }) }),
      'owner.came': unlessWaiting({ '': {} }),
      'form.submit': (snapshot) => ({
        ...(!isWaiting(snapshot) &&
          isPlain(snapshot) &&
          (!snapshot.matches({ before: 'asking' }) || (isAt(snapshot, last) && isUnanswered(snapshot))) && { '': {} }),
      }),
      'quote.set': unlessWaiting({ shown: { quote, now: NOW } }),
      'clock.ticked': (snapshot) => ({ ...(isAtRest(snapshot, last) && { 'a minute later': { now: NOW + 60_000 } }) }),
      'form.restore': (snapshot) => ({ ...(isNew(snapshot) && { sound: { form: sound } }) }),
      'form.clear': (snapshot) => ({ ...(isAt(snapshot, goods) && { 'begin anew': {} }) }),
      'form.lock': (snapshot) => ({ ...(isAtRest(snapshot, last) && { 'on its way': {} }) }),
      'form.release': {
        'without a word': { faults: [], old: null },
        'a fault of the gateway': { faults: [{ path: 'goods.0.unNo', code: 'unNo' }], old: null },
        'another protocol': { faults: [], old: { isProtocolOld: true, charges: null } },
      },
    },
    outcomes: {
      goodsPicker: 'stream',
      stepWatcher: 'stream',
      loadGoods: {
        done: { found: { ok: true, found: METHANOL_FOUND }, failed: { ok: false } },
        error: { bug: new TypeError('not an answer') },
      },
      askBefore: {
        done: {
          agreed: { consent: AGREED, isVerificationDue: false, ordered: [], coupons: [], chargesHold: hold },
          'not yet': { consent: null, isVerificationDue: true, ordered: [], coupons: [], chargesHold: hold },
        },
        error: { bug: new TypeError('no answer') },
      },
      readText: {
        done: {
          read: { isConfirmed: true, text: 'protocol', version: '2026-12-01' },
          left: { isConfirmed: false },
        },
        error: { bug: new TypeError('no text') },
      },
    },
    // Faults, focus and time are ignored; the charge consent has its own tests.
    distinguish: ({
      mode: { id },
      form,
      step,
      furthest,
      quote,
      library,
      told,
      lookupKey,
      folded,
      consent,
      readVersion,
    }) => [
      [id, textAt(form, path), textAt(form, 'boxes'), form.contactName],
      form.goods.map(({ goodsId, flashPoint }) => [goodsId, flashPoint]),
      [form.agreeProtocol, form.dgPromise, form.quoteId, form.isDanger, consent !== null, readVersion],
      [step, furthest, quote !== null, Object.keys(library), Object.keys(told), lookupKey, folded],
    ],
  });
}

export const orderFormPlan = shared(
  'orderFormPlan',
  orderFormPlanOf({ mode: FCL, sound: SOUND, emptied: { path: 'tradeTerm', value: 'FOB' } }),
);
