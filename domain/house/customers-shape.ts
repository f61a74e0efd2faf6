import * as v from 'valibot';

import { CUSTOMER_KINDS } from './customers';
import { AUDIT_STATUSES } from '../people/enterprise';
import { orderBrief } from '../order/receipt/brief-shape';
import { toldOfSample } from '../mall/samples-shape';
import { holder } from './case-shape';
import { moment } from '../shape/trade';
import { CODE_PURPOSES } from '../people/sms';
import { MODE_IDS } from '../mode-ids';
import { ENQUIRY_STATES } from '../order/enquiry/enquiry-life';
import { handedIn } from './verifications-shape';
import { toldOfPaper } from '../mall/buyer-papers-shape';

const kind = v.picklist(CUSTOMER_KINDS);

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

export const ref = { kind, id };

const status = v.nullable(v.picklist(AUDIT_STATUSES));

export const foundCustomer = v.object({
  ...ref,
  name: v.string(),
  phone: v.nullable(v.string()),
  enterprise: v.nullable(v.string()),
  creditCode: v.nullable(v.string()),
  status,
});

const { org, dst, mode, state } = orderBrief.entries;

const { sampleNo, product, size, state: sampleState, askedAt, reason, parcel } = toldOfSample;

const lying = { mode, goods: v.array(v.string()), isOpen: v.boolean(), heldBy: v.nullable(holder) };

const partSchema = <const TLine extends v.GenericSchema>(line: TLine) =>
  v.nullable(v.object({ records: v.array(line), total: v.number() }));

export const customerLook = v.object({ at: moment, who: v.string() });

const customerPerson = v.object({ userId: v.string(), name: v.string(), phone: v.string(), since: moment });

export const customerWord = v.object({ enquiryNo: v.string(), at: moment, byHouse: v.boolean(), text: v.string() });

export const sentMessage = v.object({
  at: moment,
  to: v.string(),
  kind: v.picklist([...CODE_PURPOSES, 'notice'] as const),
  text: v.nullable(v.string()),
});

export const customerLimits = v.object({
  openOrders: v.number(),
  mostOpen: v.number(),
  mostADay: v.number(),
  allowed: v.nullable(v.object({ times: v.number(), reason: v.string(), at: moment })),
});

export const customer = v.object({
  ...ref,
  name: v.string(),
  creditCode: v.nullable(v.string()),
  status,
  enterprise: v.nullable(v.object({ id: v.string(), name: v.string() })),
  people: v.array(customerPerson),
  orders: partSchema(v.object({ ...lying, org, dst, state, orderNo: v.string(), submittedAt: moment })),
  enquiries: partSchema(
    v.object({
      ...lying,
      mode: v.picklist(MODE_IDS),
      state: v.picklist(ENQUIRY_STATES),
      org: v.string(),
      dst: v.string(),
      enquiryNo: v.string(),
      sentAt: moment,
    }),
  ),
  talk: v.nullable(v.array(customerWord)),
  verifications: v.nullable(handedIn),
  papers: v.nullable(v.array(v.object(toldOfPaper))),
  samples: v.nullable(v.array(v.object({ sampleNo, product, size, state: sampleState, askedAt, reason, parcel }))),
  limits: v.nullable(customerLimits),
  messages: v.nullable(v.array(sentMessage)),
  looks: v.nullable(v.array(customerLook)),
});
