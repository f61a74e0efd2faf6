import * as v from 'valibot';

import { SAMPLE_CHANGES, SAMPLE_PREFIX } from '../../domain/mall/samples';
import { endpoint } from '../wire/endpoint';
import { wholeNumber } from '../wire/fields';
import { productId } from '../../domain/mall/sheet-shape';
import { sheet, productSamples } from '../../domain/mall/samples-shape';

const text = v.pipe(v.string(), v.maxLength(300));
export const sampleNo = v.pipe(v.string(), v.regex(new RegExp(`^${SAMPLE_PREFIX}[0-9A-Z]{12}$`), '样品编号不正确'));

export const samples = endpoint({
  summary: '一种商品的样品：我能不能申请、从哪天起，我申请过的与进度',
  method: 'GET',
  path: '/api-ecommerce/samples',
  request: v.object({ productId }),
  reply: sheet,
  access: 'session',
  urlSafe: false,
});

export const ownSamples = endpoint({
  summary: '我申请过的全部样品，按商品分组：进度与结果，一年内还可申请几次、从哪天起',
  method: 'GET',
  path: '/api-ecommerce/samples/own',
  request: v.object({}),
  reply: v.object({ products: v.pipe(v.array(productSamples), v.readonly()) }),
  access: 'session',
  urlSafe: false,
});

export const askSample = endpoint({
  summary: '申请样品；与待审核的一份相同时答复同一编号',
  method: 'POST',
  path: '/api-ecommerce/sample',
  request: v.object({
    productId,
    size: text,
    use: text,
    contact: text,
    phone: text,
    address: text,
    /** Fee plus courier in fen, as shown to the buyer. */
    agreed: wholeNumber(0),
  }),
  reply: v.object({ sampleNo: v.string() }),
  access: 'session',
  urlSafe: false,
});

export const changeSample = endpoint({
  summary: '撤回还没有审核的样品申请，或确认收到寄出的样品',
  method: 'POST',
  path: '/api-ecommerce/sample/change',
  request: v.object({ sampleNo, change: v.picklist(SAMPLE_CHANGES) }),
  reply: v.object({ sampleNo: v.string() }),
  access: 'session',
  urlSafe: false,
});
