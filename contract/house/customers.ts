import * as v from 'valibot';

import { CUSTOMER_READERS, isSoughtWhole, normaliseSearch } from '../../domain/house/customers';
import { endpoint } from '../wire/endpoint';
import { foundCustomer, ref, customer } from '../../domain/house/customers-shape';

/** Refuses text that would find nearly everything. */
export const WRITE_MORE = '请写得更完整';
const reads = { method: 'POST', access: CUSTOMER_READERS, urlSafe: false } as const;

/** The search text travels in the body only: it may be a name or a telephone number. */
export const findCustomers = endpoint({
  summary: '按名称、信用代码、订单号、询价号或手机号后四位找客户；手机号只显示首尾',
  path: '/api-desk/customers',
  request: v.object({
    text: v.pipe(v.string(), v.maxLength(80), v.transform(normaliseSearch), v.check(isSoughtWhole, WRITE_MORE)),
  }),
  reply: v.object({
    records: v.array(foundCustomer),
    isMore: v.boolean(),
  }),
  ...reads,
});

export const readCustomer = endpoint({
  summary: '一位客户：人员、认证、资质、样品、上限、订单、询价、往来与已发短信；查看即留痕，岗位看不到的部分为空',
  path: '/api-desk/customer/:kind/:id',
  request: v.object(ref),
  reply: customer,
  ...reads,
});
