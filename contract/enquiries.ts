import * as v from 'valibot';

import { endpoint } from './endpoint';
import { VOYAGE, WISH } from '../domain/modes/enq/enquiry';
import { fclEntries } from './fcl-form';
import { wireOf } from './fields-wire';
import { nothing } from './fields';

const timestamp = v.pipe(v.string(), v.isoTimestamp());

/** The search, the goods and the contact of the order form, and what only an enquiry asks; judged by `enquiryFaults`. */
export const enquiryForm = v.object({
  ...wireOf(VOYAGE.fields).entries,
  isDanger: fclEntries.isDanger,
  boxes: fclEntries.boxes,
  goods: fclEntries.goods,
  contactName: fclEntries.contactName,
  contactPhone: fclEntries.contactPhone,
  contactEmail: fclEntries.contactEmail,
  files: fclEntries.files,
  remark: fclEntries.remark,
  ...wireOf(WISH.fields).entries,
});

const enquiry = v.object({
  enquiryNo: v.string(),
  state: v.picklist(['OPEN', 'ANSWERED', 'CLOSED']),
  sentAt: timestamp,
  answerBy: timestamp,
  orgPortCode: v.string(),
  dstPortCode: v.string(),
});

export const submitEnquiry = endpoint({
  summary: '提交整箱询价；每人最多 10 个进行中的询价',
  method: 'POST',
  path: '/api-puds/enquiry/fcl',
  request: v.object({ form: enquiryForm }),
  reply: enquiry,
  access: 'session',
  urlSafe: false,
});

export const listEnquiries = endpoint({
  summary: '本人的整箱询价',
  method: 'GET',
  path: '/api-puds/enquiry/list',
  request: nothing,
  reply: v.object({ records: v.array(enquiry), open: v.number() }),
  access: 'session',
  urlSafe: false,
});
