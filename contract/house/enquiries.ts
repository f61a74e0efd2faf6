import * as v from 'valibot';

import { MODE_IDS } from '../../domain/mode-ids';
import { ENQUIRY_STATES } from '../../domain/order/enquiry/enquiry-life';
import { doubtedPrice } from '../orders/enquiry-answers';
import { customer, done, subjectWire, timestamp, waiting, worked } from './case-wire';
import { orderNo as enquiryNo } from '../../domain/order/papers/asked-shape';
import { orderBrief } from '../../domain/order/receipt/brief-shape';
import { enquiryAnswer, enquiryMessage } from '../../domain/order/enquiry/enquiry-life-shape';

const enquiry = {
  kind: v.literal('enquiry'),
  enquiryNo: v.string(),
  state: v.picklist(ENQUIRY_STATES),
  mode: v.picklist(MODE_IDS),
  isDanger: v.boolean(),
  isContract: v.boolean(),
  org: v.string(),
  dst: v.string(),
  goods: v.array(v.string()),
  sentAt: timestamp,
};

export const enquiryWire = subjectWire({
  kind: 'enquiry',
  path: 'enquiry',
  no: enquiryNo,
  of: '一份询价',
  waits: {
    path: 'enquiries',
    summary: '待报价的询价与待回复的留言：答应得最早的在前',
    line: v.object({ ...enquiry, awaitsSecond: v.boolean(), ...waiting }),
  },
  shows: {
    summary: '一份询价：询价单、报价、往来与现在能做的',
    case: v.object({
      ...enquiry,
      customer,
      wishes: v.array(v.string()),
      files: orderBrief.entries.files,
      answers: v.array(enquiryAnswer),
      waiting: v.nullable(
        v.object({
          ...doubtedPrice,
          answer: enquiryAnswer,
          by: v.string(),
          isOwn: v.boolean(),
          returned: v.nullable(v.object({ at: timestamp, by: v.string(), reason: v.string() })),
        }),
      ),
      messages: v.array(enquiryMessage),
      reason: v.string(),
      orderNo: v.nullable(v.string()),
      done,
      ...worked,
    }),
  },
  paper: { path: 'paper', summary: '打开一份询价的一份资料' },
});
