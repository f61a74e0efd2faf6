import * as v from 'valibot';

import { endpoint } from '../wire/endpoint';
import { VOYAGE } from '../../domain/modes/enq/enquiry';
import { WISH } from '../../domain/modes/enq/wish';
import { MESSAGE_MOST, REASON } from '../../domain/order/enquiry/enquiry-life';
import { boxRowsSchema } from '../orders/boxes';
import { ASKED_BOX_TYPES } from '../../domain/modes/enq/asked-boxes';
import { fieldsSchema } from '../wire/fields-wire';
import { wholeNumber, nothing } from '../wire/fields';
import { money } from '../../domain/shape/trade';
import { orderForm } from '../../domain/order/form/form-shape';
import { instantPrice } from '../../domain/order/enquiry/instant-price-shape';
import { enquiry, enquiryDetail } from '../../domain/order/enquiry/enquiry-life-shape';

/** Ten million in major units, here in minor ones: no consignment costs more. */
const MOST_COUNTER = 1_000_000_000;

/** Search, goods and contact as in the order form, plus the fields of an enquiry; checked by `enquiryFaults`. */
export const enquiryForm = v.object({
  ...fieldsSchema(VOYAGE.fields).entries,
  isDanger: orderForm.entries.isDanger,
  boxes: boxRowsSchema(ASKED_BOX_TYPES),
  goods: orderForm.entries.goods,
  contactName: orderForm.entries.contactName,
  contactPhone: orderForm.entries.contactPhone,
  contactEmail: orderForm.entries.contactEmail,
  files: orderForm.entries.files,
  remark: orderForm.entries.remark,
  ...fieldsSchema(WISH.fields).entries,
});

const enquiryNo = v.pipe(v.string(), v.regex(/^[A-Z0-9]{14}$/));

export const priceEnquiry = endpoint({
  summary: '按询价单现在下单的总价：同航线、所填方式与箱量，期望开船日起最低的一班；没有则为 null',
  method: 'POST',
  path: '/api-puds/enquiry/instant',
  request: v.object({ form: enquiryForm }),
  reply: v.object({
    price: v.nullable(instantPrice),
  }),
  access: 'public',
  urlSafe: false,
});

export const submitEnquiry = endpoint({
  summary: '提交整箱询价；每人最多 10 个进行中的询价；10 分钟内航线与货物相同的先问一声，`isMeant` 表示仍要提交',
  method: 'POST',
  path: '/api-puds/enquiry/fcl',
  request: v.object({ form: enquiryForm, isMeant: v.optional(v.boolean(), false) }),
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

export const readEnquiry = endpoint({
  summary: '一份询价：询价单、最后一次报价、留言与结果；他人的询价为 404',
  method: 'GET',
  path: '/api-puds/enquiry/:enquiryNo',
  request: v.object({ enquiryNo }),
  reply: enquiryDetail,
  access: 'session',
  urlSafe: false,
});

/** An act of the enquiry's owner; each answers with the updated enquiry. */
const act = <const TPath extends string, TRequest extends v.GenericSchema>(
  path: TPath,
  summary: string,
  request: TRequest,
) =>
  endpoint({
    summary,
    method: 'POST',
    path: `/api-puds/enquiry/:enquiryNo/${path}`,
    request,
    reply: enquiryDetail,
    access: 'session',
    urlSafe: false,
  });

export const acceptEnquiry = act(
  'accept',
  '接受报价：锁价并备好订单草稿；重复接受得到同一报价，报价已变则拒绝',
  v.object({ enquiryNo, answerNo: wholeNumber(1), shownTotal: money }),
);

export const declineEnquiry = act(
  'decline',
  '不接受报价，写明原因',
  v.object({
    enquiryNo,
    reason: v.pipe(v.string(), v.trim(), v.minLength(REASON.least), v.maxLength(REASON.most)),
  }),
);

export const withdrawEnquiry = act('withdraw', '撤回询价，接受前都可以', v.object({ enquiryNo }));

export const sayEnquiry = act(
  'say',
  '留言，或按报价的币种还价一次',
  v.object({
    enquiryNo,
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MESSAGE_MOST)),
    counter: v.nullable(
      v.object({
        amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_COUNTER)),
        currency: money.entries.currency,
      }),
    ),
  }),
);
