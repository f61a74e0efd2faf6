import * as v from 'valibot';

import { endpoint } from '../endpoint';
import { type EnquiryForm, VOYAGE, WISH } from '../../domain/modes/enq/enquiry';
import { boxRows } from '../boxes';
import { orderForm } from '../order-form';
import { wireOf } from '../fields-wire';
import { nothing } from '../fields';

const timestamp = v.pipe(v.string(), v.isoTimestamp());

/** The search, the goods and the contact of the order form, and what only an enquiry asks; judged by `enquiryFaults`. */
export const enquiryForm = v.object({
  ...wireOf(VOYAGE.fields).entries,
  isDanger: orderForm.entries.isDanger,
  boxes: boxRows,
  goods: orderForm.entries.goods,
  contactName: orderForm.entries.contactName,
  contactPhone: orderForm.entries.contactPhone,
  contactEmail: orderForm.entries.contactEmail,
  files: orderForm.entries.files,
  remark: orderForm.entries.remark,
  ...wireOf(WISH.fields).entries,
}) satisfies v.GenericSchema<unknown, EnquiryForm>;

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
