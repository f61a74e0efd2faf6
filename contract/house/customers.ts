import * as v from 'valibot';

import {
  type Customer,
  CUSTOMER_KINDS,
  CUSTOMER_READERS,
  type FoundCustomer,
  isSoughtWhole,
  normaliseSearch,
} from '../../domain/house/customers';
import { MODE_IDS } from '../../domain/mode-ids';
import { ENQUIRY_STATES } from '../../domain/order/enquiry/enquiry-life';
import { AUDIT_STATUSES } from '../../domain/people/enterprise';
import { CODE_PURPOSES } from '../../domain/people/sms';
import { toldOfPaper } from '../mall/buyer-papers';
import { endpoint } from '../wire/endpoint';
import { orderBrief } from '../orders/orders';
import { toldOfSample } from '../mall/samples';
import { holder, timestamp } from './case-wire';
import { handedIn } from './verifications';

/** Refuses text that would find nearly everything. */
export const WRITE_MORE = '请写得更完整';

const kind = v.picklist(CUSTOMER_KINDS);
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const ref = { kind, id };
const status = v.nullable(v.picklist(AUDIT_STATUSES));
const reads = { method: 'POST', access: CUSTOMER_READERS, urlSafe: false } as const;

/** The search text travels in the body only: it may be a name or a telephone number. */
export const findCustomers = endpoint({
  summary: '按名称、信用代码、订单号、询价号或手机号后四位找客户；手机号只显示首尾',
  path: '/api-desk/customers',
  request: v.object({
    text: v.pipe(v.string(), v.maxLength(80), v.transform(normaliseSearch), v.check(isSoughtWhole, WRITE_MORE)),
  }),
  reply: v.object({
    records: v.array(
      v.object({
        ...ref,
        name: v.string(),
        phone: v.nullable(v.string()),
        enterprise: v.nullable(v.string()),
        creditCode: v.nullable(v.string()),
        status,
      }) satisfies v.GenericSchema<unknown, FoundCustomer>,
    ),
    isMore: v.boolean(),
  }),
  ...reads,
});

const { org, dst, mode, state } = orderBrief.entries;
const { sampleNo, product, size, state: sampleState, askedAt, reason, parcel } = toldOfSample;
const lying = { mode, goods: v.array(v.string()), isOpen: v.boolean(), heldBy: v.nullable(holder) };
const partSchema = <const TLine extends v.GenericSchema>(line: TLine) =>
  v.nullable(v.object({ records: v.array(line), total: v.number() }));

export const readCustomer = endpoint({
  summary: '一位客户：人员、认证、资质、样品、上限、订单、询价、往来与已发短信；查看即留痕，岗位看不到的部分为空',
  path: '/api-desk/customer/:kind/:id',
  request: v.object(ref),
  reply: v.object({
    ...ref,
    name: v.string(),
    creditCode: v.nullable(v.string()),
    status,
    enterprise: v.nullable(v.object({ id: v.string(), name: v.string() })),
    people: v.array(v.object({ userId: v.string(), name: v.string(), phone: v.string(), since: timestamp })),
    orders: partSchema(v.object({ ...lying, org, dst, state, orderNo: v.string(), submittedAt: timestamp })),
    enquiries: partSchema(
      v.object({
        ...lying,
        mode: v.picklist(MODE_IDS),
        state: v.picklist(ENQUIRY_STATES),
        org: v.string(),
        dst: v.string(),
        enquiryNo: v.string(),
        sentAt: timestamp,
      }),
    ),
    talk: v.nullable(
      v.array(v.object({ enquiryNo: v.string(), at: timestamp, byHouse: v.boolean(), text: v.string() })),
    ),
    verifications: v.nullable(handedIn),
    papers: v.nullable(v.array(v.object(toldOfPaper))),
    samples: v.nullable(v.array(v.object({ sampleNo, product, size, state: sampleState, askedAt, reason, parcel }))),
    limits: v.nullable(
      v.object({
        openOrders: v.number(),
        mostOpen: v.number(),
        mostADay: v.number(),
        allowed: v.nullable(v.object({ times: v.number(), reason: v.string(), at: timestamp })),
      }),
    ),
    messages: v.nullable(
      v.array(
        v.object({
          at: timestamp,
          to: v.string(),
          kind: v.picklist([...CODE_PURPOSES, 'notice'] as const),
          text: v.nullable(v.string()),
        }),
      ),
    ),
    looks: v.nullable(v.array(v.object({ at: timestamp, who: v.string() }))),
  }) satisfies v.GenericSchema<unknown, Customer>,
  ...reads,
});
