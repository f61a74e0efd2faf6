import { listEnquiries, readEnquiry } from '../../../../contract/modes/enq';
import { FCL } from '../../../../domain/modes/fcl/mode';
import type { EnquiryForm } from '../../../../domain/modes/enq/enquiry';
import type { EnquiryDetail, EnquiryMessage, KeptEnquiryState } from '../../../../domain/order/enquiry/enquiry-life';
import { buildEnquiryHead } from '../../../../server/orders/enquiries/shown';
import { soundEnquiry } from '../../enquiry-form';
import { FCL_CASE } from '../../modes/cases/fcl';

const HOUR = 3_600_000;

export const ENQUIRY_NO = 'EQ2611207K3M9Q';
export const SENT_AT = Date.parse('2026-11-20T02:00:00Z');
const ANSWER_BY = SENT_AT + 2 * HOUR;
const VALID_UNTIL = SENT_AT + 25 * HOUR;

/** State of an enquiry, and hours after it was sent. */
type Standing = {
  name: string;
  state: KeptEnquiryState;
  hours: number;
  form?: EnquiryForm;
  messages?: EnquiryMessage[];
  reason?: string;
  orderNo?: string;
};

const MESSAGES: EnquiryMessage[] = [
  {
    seq: 1,
    at: '2026-11-20T03:10:00.000Z',
    byHouse: false,
    text: '同航线上月是这个价',
    counter: { amount: 160_000, currency: '2', isTaxed: false },
  },
  { seq: 2, at: '2026-11-20T03:30:00.000Z', byHouse: true, text: '已向船公司申请', counter: null },
];

export const STANDINGS: readonly Standing[] = [
  { name: 'waiting', state: 'OPEN', hours: 1 },
  { name: 'waiting for a tank', state: 'OPEN', hours: 1, form: { ...soundEnquiry, modeWish: 'TANK', loadTemp: '25' } },
  { name: 'waiting longer than was promised', state: 'OPEN', hours: 3 },
  { name: 'never answered', state: 'OPEN', hours: 80 },
  { name: 'answered', state: 'ANSWERED', hours: 2 },
  { name: 'answered, with another price asked for', state: 'ANSWERED', hours: 2, messages: MESSAGES },
  { name: 'answered too long ago', state: 'ANSWERED', hours: 26 },
  { name: 'accepted', state: 'ACCEPTED', hours: 3 },
  { name: 'ordered', state: 'ACCEPTED', hours: 4, orderNo: 'FC2611207K3M9Q' },
  { name: 'declined', state: 'DECLINED', hours: 3, reason: '价格偏高' },
  { name: 'withdrawn', state: 'WITHDRAWN', hours: 3 },
  { name: 'refused by the house', state: 'REFUSED', hours: 3, reason: '此航线不收第 3 类' },
];

const WITHOUT_ANSWER: readonly KeptEnquiryState[] = ['OPEN', 'WITHDRAWN', 'REFUSED'];

function answerIn(state: KeptEnquiryState): EnquiryDetail['answer'] {
  if (WITHOUT_ANSWER.includes(state)) return null;
  const [{ form, facts }] = FCL_CASE.samples;
  const { quote } = facts;
  const charges = quote && FCL.price(form, quote, facts.goodsOf);
  if (!quote || !charges) throw new Error('the answer has no price');
  const at = new Date(SENT_AT + HOUR).toISOString();
  return {
    answerNo: 1,
    at,
    validUntil: new Date(VALID_UNTIL).toISOString(),
    offer: quote.offer,
    charges,
    note: '含操作费',
  };
}

export function enquiredAt({ state, hours, ...said }: Standing) {
  const { form = soundEnquiry, messages = [], reason = '', orderNo = null } = said;
  const now = SENT_AT + hours * HOUR;
  const isAccepted = state === 'ACCEPTED';
  const lockedUntil = new Date(VALID_UNTIL);
  const head = buildEnquiryHead(
    {
      enquiryNo: ENQUIRY_NO,
      mode: 'ENQ',
      userId: 'user-1',
      phone: '13800000001',
      state,
      form,
      sentAt: new Date(SENT_AT),
      answerBy: new Date(ANSWER_BY),
      reason,
      validUntil: lockedUntil,
      quoteId: isAccepted ? 'Q1' : null,
      lockedUntil: isAccepted ? lockedUntil : null,
      orderNo,
      saidAt: null,
    },
    now,
  );
  const detail: EnquiryDetail = {
    ...head,
    form,
    answer: answerIn(state),
    messages,
    reason,
    quote: isAccepted ? { quoteId: 'Q1', lockedUntil: lockedUntil.toISOString() } : null,
    orderNo,
  };
  return {
    now,
    found: {
      [readEnquiry.path.replace(':enquiryNo', ENQUIRY_NO)]: detail,
      [listEnquiries.path]: { records: [head], open: 1 },
    },
  };
}
