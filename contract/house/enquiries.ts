import * as v from 'valibot';

import type { EnquiryCase, QueuedEnquiry } from '../../domain/house/case';
import { MODE_IDS } from '../../domain/mode-ids';
import { ENQUIRY_STATES } from '../../domain/order/enquiry/enquiry-life';
import { endpoint } from '../wire/endpoint';
import { doubtedPrice, enquiryAnswer, enquiryMessage } from '../orders/enquiry-answers';
import { orderBrief } from '../orders/orders';
import { orderNo as enquiryNo } from '../papers/papers';
import {
  customer,
  done,
  fileId,
  listSchema,
  looking,
  readEndpoint,
  timestamp,
  waiting,
  worked,
  workWire,
} from './case-wire';

const reads = readEndpoint('enquiry');

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

export const houseEnquiries = endpoint({
  summary: '待报价的询价与待回复的留言：答应得最早的在前',
  path: '/api-desk/enquiries',
  request: v.object(looking),
  reply: listSchema(
    v.object({ ...enquiry, awaitsSecond: v.boolean(), ...waiting }) satisfies v.GenericSchema<unknown, QueuedEnquiry>,
  ),
  ...reads,
});

export const readEnquiryCase = endpoint({
  summary: '一份询价：询价单、报价、往来与现在能做的',
  path: '/api-desk/enquiry/:no',
  request: v.object({ no: enquiryNo }),
  reply: v.object({
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
  }) satisfies v.GenericSchema<unknown, EnquiryCase>,
  ...reads,
});

export const {
  rehearse: rehearseEnquiry,
  act: actOnEnquiry,
  hold: holdEnquiry,
} = workWire({ kind: 'enquiry', path: 'enquiry', no: enquiryNo, of: '一份询价' });

export const readEnquiryPaper = endpoint({
  summary: '打开一份询价的一份资料',
  method: 'GET',
  path: '/api-desk/enquiry/:no/paper/:fileId',
  request: v.object({ no: enquiryNo, fileId }),
  reply: v.unknown(),
  access: reads.access,
  urlSafe: false,
});
