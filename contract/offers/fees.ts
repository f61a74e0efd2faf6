import * as v from 'valibot';

import { BOX_TYPES } from '../../domain/offer/search';
import { endpoint } from '../wire/endpoint';
import { money } from '../../domain/shape/trade';
import { chargeLine } from '../../domain/offer/charges-shape';

export const PRICE_LIST_TITLE = '对外收费标准';

const fee = v.object({
  item: v.string(),
  name: v.string(),
  unit: v.string(),
  price: money,
  /** Box type the fee applies to; null for all. */
  boxType: v.nullable(v.picklist(BOX_TYPES)),
  note: v.nullable(v.string()),
});

export const externalFees = endpoint({
  summary: PRICE_LIST_TITLE,
  method: 'POST',
  path: '/api-mars/selling/external/query',
  request: v.object({ mode: v.optional(v.literal('FCL'), 'FCL') }),
  reply: v.object({
    records: v.array(fee),
    table: v.object({ heading: v.string(), head: v.array(v.string()), units: v.record(v.string(), v.string()) }),
  }),
  access: 'public',
  urlSafe: true,
});

export const cancelFees = v.array(v.object({ state: v.string(), stateName: v.string(), fee: v.string() }));

export const chargeAgreement = endpoint({
  summary: '收费协议：条款、取消费率、版本',
  method: 'POST',
  path: '/api-mars/charge-agreement/query',
  request: v.object({ mode: v.optional(v.literal('FCL'), 'FCL') }),
  reply: v.object({
    version: v.string(),
    title: v.string(),
    summary: v.string(),
    sections: v.array(v.object({ heading: v.string(), paragraphs: v.array(v.string()) })),
    cancelFees,
    table: v.object({ heading: v.string(), head: v.array(v.string()) }),
  }),
  access: 'public',
  urlSafe: true,
});

export const serviceCharges = endpoint({
  summary: '附加服务计价',
  method: 'POST',
  path: '/api-mars/fee/services',
  request: v.object({
    quoteId: v.pipe(v.string(), v.maxLength(64)),
    services: v.pipe(v.array(v.pipe(v.string(), v.maxLength(10))), v.maxLength(12)),
    insuredValue: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e13)), 0),
  }),
  reply: v.object({ lines: v.array(chargeLine), totalUsd: money, totalYuan: money }),
  access: 'public',
  urlSafe: false,
});
