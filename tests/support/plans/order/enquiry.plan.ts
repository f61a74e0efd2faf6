import { blankEnquiry, type EnquiryForm } from '../../../../domain/modes/enq/enquiry';
import { blankGoods } from '../../../../domain/goods/row';
import {
  enquiryMachine,
  type EnquiryFailureCode,
  type EnquirySnapshot,
  type SentEnquiry,
} from '../../../../machines/order/enquiry';
import { METHANOL_FACTS, METHANOL_FOUND } from '../../../../stories/order/order-forms.fixtures';
import { enquiryChange } from '../../../../machines/order/enquiry/enquiry.view';
import { sharedPlan } from '../../model/plan';
import { METHANOL, goodsOption, portOption, ROTTERDAM, SHANGHAI } from '../booking/trade';

export const ENQUIRY_NOW = Date.UTC(2026, 10, 20, 1, 42);
const SECOND = 1_000;
const LATER = '2026-11-21T10:00';

export const SOUND: EnquiryForm = {
  ...blankEnquiry,
  orgPortCode: SHANGHAI.code,
  dstPortCode: ROTTERDAM.code,
  etd: '2026-12-10',
  isDanger: 'N',
  goods: [
    {
      ...blankGoods('1'),
      nameCn: '乙二醇',
      nameEn: 'Ethylene glycol',
      packKind: '1A1',
      pieces: '80',
      grossKg: '16000',
      volume: '20',
    },
  ],
  contactName: '王远',
  contactPhone: '13800000001',
  quoteDeadline: LATER,
};

const sent: SentEnquiry = {
  enquiryNo: 'EQ2611207K3M9Q',
  state: 'OPEN',
  sentAt: '2026-11-20T01:42:00.000Z',
  answerBy: '2026-11-21T02:00:00.000Z',
  orgName: SHANGHAI.nameCn,
  dstName: ROTTERDAM.nameCn,
  orgPortCode: SHANGHAI.code,
  dstPortCode: ROTTERDAM.code,
};

const refused = (code: Exclude<EnquiryFailureCode, 'unexpected'>, path?: string) => ({
  ok: false as const,
  failure: { code, faults: path === undefined ? [] : [{ path, code: 'deadline' as const }] },
});

const recalled = { now: ENQUIRY_NOW, packKinds: [{ code: '1A1', name: '闭口钢桶' }] };
const paper = { fileId: 'sds', docType: 'SDS_CN', name: 'sds.pdf', bytes: 4 };

const methanol = goodsOption({ ...METHANOL, goodsId: METHANOL_FACTS.goodsId });

/** The row is emptied, so no lookup is possible. */
const struckOut = ({ goods }: EnquiryForm) => ({
  change: { isDanger: 'N' as const, goods: goods.map(({ key, goodsId }) => ({ ...blankGoods(key), goodsId })) },
});

/** Value typed over the library's one. */
export const BY_HAND = '12';
const byHand = (form: EnquiryForm) => ({
  change: enquiryChange(form, { kind: 'set', path: 'goods.0.flashPoint', value: BY_HAND }, {}),
});

const isAtRest = (snapshot: EnquirySnapshot) => snapshot.hasTag('recalling') || snapshot.hasTag('sent');

/** A picked row is combined with lookups and edits only. */
const isPicked = ({ form }: Pick<EnquirySnapshot['context'], 'form'>) => form.goods[0]?.goodsId !== '';
const isUntouched = ({
  form,
  isJudged,
  left,
  pending,
}: Omit<EnquirySnapshot['context'], 'org' | 'dst' | 'lookupKey'>) =>
  form.quoteDeadline === '' && form.files.length === 0 && !isJudged && left.length === 0 && pending === 0;

export const enquiryPlan = sharedPlan('enquiryPlan', enquiryMachine, {
  inputs: { 'a page': undefined },
  events: {
    'form.change': ({ context, ...now }) => ({
      ...(now.hasTag('lookingUp') &&
        context.form.goods[0]?.flashPoint === '' && { 'the flash point by hand': byHand(context.form) }),
      ...(now.hasTag('lookupLost') && { 'the goods struck out': struckOut(context.form) }),
      ...(context.dst !== null &&
        !isPicked(context) && {
          'another deadline': { change: { quoteDeadline: context.form.quoteDeadline === '' ? LATER : '' } },
        }),
      // Before a substance or deadline is chosen, the mode is changed and changed back.
      ...(isUntouched(context) &&
        context.org !== null &&
        context.dst === null &&
        context.lookupKey === '' && { 'by air': { change: { modeWish: 'AIR' as const } } }),
      ...(context.form.modeWish === 'AIR' && { 'by sea after all': { change: { modeWish: 'FCL' as const } } }),
    }),
    'lookup.begin': ({ context: { dst, lookupKey } }) => ({
      ...(dst !== null && lookupKey === '' && { 'the first row': { key: '1' } }),
    }),
    'option.chosen': ({ context: { org, dst, lookupKey, ...context } }) => ({
      ...(org === null && { 'from Shanghai': { picker: 'org', option: portOption(SHANGHAI) } }),
      ...(org !== null && dst === null && { 'to Rotterdam': { picker: 'dst', option: portOption(ROTTERDAM) } }),
      ...(lookupKey !== '' &&
        !isPicked(context) &&
        isUntouched(context) && { methanol: { picker: 'goods', option: methanol } }),
    }),
    'field.leave': ({ context: { dst, isJudged, form } }) => ({
      ...(dst !== null && !isJudged && !isPicked({ form }) && { 'the deadline': { path: 'quoteDeadline' } }),
    }),
    'fault.seek': ({ context: { isJudged } }) => ({ ...(isJudged && { 'the deadline': { path: 'quoteDeadline' } }) }),
    'form.submit': ({ context, ...now }) => (isPicked(context) && !now.hasTag('lookingUp') ? {} : { now: {} }),
    'submit.cancel': 'bare',
    'submit.confirm': 'bare',
    'enquiry.again': 'bare',
    // The history is independent, so it is walked at the start and the end only.
    'history.retry': (snapshot) => (isAtRest(snapshot) ? { again: {} } : {}),
    'person.changed': (snapshot) => (isAtRest(snapshot) ? { 'somebody else': {} } : {}),
    'files.changed': ({ context: { org, pending, form } }) => ({
      ...(org !== null &&
        !isPicked({ form }) &&
        pending === 0 && { 'one is on its way': { files: [], pending: 1, failed: 0 } }),
      ...(pending > 0 && { 'it is there': { files: [paper], pending: 0, failed: 0 } }),
    }),
    'clock.ticked': { 'a second later': { now: ENQUIRY_NOW + SECOND } },
  },
  outcomes: {
    recallEnquiry: {
      done: {
        nothing: { ...recalled, form: blankEnquiry, org: null, dst: null },
        'a sound draft': { ...recalled, form: SOUND, org: SHANGHAI, dst: ROTTERDAM },
      },
      error: { bug: new TypeError('no past') },
    },
    findPerson: {
      done: { found: { isFound: true }, 'given up': { isFound: false } },
      error: { bug: new TypeError('?') },
    },
    sendEnquiry: {
      done: {
        taken: { ok: true, enquiry: sent, now: ENQUIRY_NOW },
        'the same a moment ago': { ok: false, same: 'EQ261120AAAAAA' },
        'ten are open': refused('tooMany'),
        'thirty were sent today': refused('tooManyToday'),
        'too soon': refused('faulty', 'quoteDeadline'),
        'nobody signed in': refused('signedOut'),
        unavailable: refused('unavailable'),
        offline: refused('network'),
      },
      error: { bug: new TypeError('not an answer') },
    },
    loadGoods: {
      done: { found: { ok: true, found: METHANOL_FOUND }, failed: { ok: false } },
      error: { bug: new TypeError('not a substance') },
    },
    loadHistory: {
      done: { nobody: { ok: true, enquiries: [] }, one: { ok: true, enquiries: [sent] }, lost: { ok: false } },
      error: { bug: new TypeError('not a list') },
    },
    personWatcher: 'stream',
    secondTicker: 'stream',
    minuteTicker: 'stream',
    orgPicker: 'stream',
    dstPicker: 'stream',
    goodsPicker: 'stream',
    papers: 'stream',
  },
  // Focus and seconds are ignored.
  distinguish: ({ form, org, dst, lookupKey, library, sought, left, history, ...context }) => [
    [
      form.quoteDeadline,
      form.goods[0]?.nameCn,
      form.goods[0]?.flashPoint,
      form.goods[0]?.pieces,
      form.files.length,
      form.contactName,
    ],
    [Object.keys(library), sought.length],
    [form.modeWish, context.beside.org?.code, context.beside.dst?.code],
    [org?.code, dst?.code, lookupKey, left, context.isJudged, context.gatewayFaults.length],
    [context.failureCode, context.pending, context.same, context.sent?.enquiryNo, history.length],
  ],
});
