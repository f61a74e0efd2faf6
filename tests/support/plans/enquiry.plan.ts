import { blankEnquiry, type EnquiryForm } from '../../../domain/enquiry';
import { blankGoods } from '../../../domain/fcl-order-blank';
import {
  enquiryMachine,
  type EnquiryFailureCode,
  type EnquirySnapshot,
  type SentEnquiry,
} from '../../../machines/enquiry';
import { planFor } from '../model/plan';
import { METHANOL, goodsOption, portOption, ROTTERDAM, SHANGHAI } from './trade';

export const ENQUIRY_NOW = Date.UTC(2026, 10, 20, 1, 42);
const SECOND = 1_000;
const LATER = '2026-11-21T10:00';

/** Nothing is wrong with it. */
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
  orgPortCode: SHANGHAI.code,
  dstPortCode: ROTTERDAM.code,
};

const refused = (code: Exclude<EnquiryFailureCode, 'unexpected'>, path?: string) => ({
  ok: false as const,
  failure: { code, faults: path === undefined ? [] : [{ path, code: 'deadline' as const }] },
});

const recalled = { now: ENQUIRY_NOW, packKinds: [{ code: '1A1', name: '闭口钢桶' }] };
const paper = { fileId: 'sds', docType: 'SDS_CN', name: 'sds.pdf', bytes: 4 };

const isAtRest = (snapshot: EnquirySnapshot) => snapshot.hasTag('recalling') || snapshot.hasTag('sent');

/** Everything that can happen while somebody asks for a price. */
export const enquiryPlan = planFor(enquiryMachine, {
  inputs: { 'a page': undefined },
  events: {
    'form.change': ({ context: { form, dst } }) => ({
      ...(dst !== null && {
        'another deadline': { change: { quoteDeadline: form.quoteDeadline === '' ? LATER : '' } },
      }),
    }),
    'lookup.begin': ({ context: { dst, lookupKey } }) => ({
      ...(dst !== null && lookupKey === '' && { 'the first row': { key: '1' } }),
    }),
    'option.chosen': ({ context: { org, dst, form, lookupKey } }) => ({
      ...(org === null && { 'from Shanghai': { picker: 'org', option: portOption(SHANGHAI) } }),
      ...(org !== null && dst === null && { 'to Rotterdam': { picker: 'dst', option: portOption(ROTTERDAM) } }),
      ...(lookupKey !== '' &&
        form.goods[0]?.goodsId === '' && { methanol: { picker: 'goods', option: goodsOption(METHANOL) } }),
    }),
    'field.leave': ({ context: { dst, isJudged } }) => ({
      ...(dst !== null && !isJudged && { 'the deadline': { path: 'quoteDeadline' } }),
    }),
    'fault.seek': ({ context: { isJudged } }) => ({ ...(isJudged && { 'the deadline': { path: 'quoteDeadline' } }) }),
    'form.submit': 'bare',
    'submit.cancel': 'bare',
    'enquiry.again': 'bare',
    // The history goes its own way: at the start and at the end is often enough.
    'history.retry': (snapshot) => (isAtRest(snapshot) ? { again: {} } : {}),
    'person.changed': (snapshot) => (isAtRest(snapshot) ? { 'somebody else': {} } : {}),
    'files.changed': ({ context: { org, pending } }) => ({
      ...(org !== null && pending === 0 && { 'one is on its way': { files: [], pending: 1 } }),
      ...(pending > 0 && { 'it is there': { files: [paper], pending: 0 } }),
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
        'ten are open': refused('tooMany'),
        'too soon': refused('faulty', 'quoteDeadline'),
        'nobody signed in': refused('signedOut'),
        unavailable: refused('unavailable'),
        offline: refused('network'),
      },
      error: { bug: new TypeError('not an answer') },
    },
    loadHistory: {
      done: { nobody: { ok: true, enquiries: [] }, one: { ok: true, enquiries: [sent] }, lost: { ok: false } },
      error: { bug: new TypeError('not a list') },
    },
    personWatcher: 'stream',
    secondTicker: 'stream',
    orgPicker: 'stream',
    dstPicker: 'stream',
    goodsPicker: 'stream',
    papers: 'stream',
  },
  distinguish: ({ form, org, dst, now, lookupKey, left, history, ...context }) => [
    [form.quoteDeadline, form.goods[0]?.nameCn, form.goods[0]?.pieces, form.files.length, form.contactName],
    [org?.code, dst?.code, now, lookupKey, left, context.isJudged, context.gatewayFaults.length],
    [context.failureCode, context.focus.path, context.pending, context.sent?.enquiryNo, history.length],
  ],
});
