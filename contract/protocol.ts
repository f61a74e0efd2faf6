import * as v from 'valibot';

import { endpoint } from './endpoint';
import { nothing } from './fields';

/** Its text is the legal document `shipping-protocol`; what is kept of a consent is the version and the time. */
export const SHIPPING_PROTOCOL_VERSION = '2026-11-22';

export const agreeToProtocol = endpoint({
  summary: '同意货运服务协议的当前版本',
  method: 'POST',
  path: '/api-platform/enterprise/protocol',
  request: v.object({ version: v.literal(SHIPPING_PROTOCOL_VERSION, '货运服务协议已更新，请重新阅读') }),
  reply: v.null(),
  access: 'session',
  urlSafe: false,
});

export const protocolConsent = endpoint({
  summary: '本人或本企业同意过的版本',
  method: 'GET',
  path: '/api-platform/enterprise/protocol/consent',
  request: nothing,
  reply: v.object({ version: v.nullable(v.string()), agreedAt: v.nullable(v.string()) }),
  access: 'session',
  urlSafe: false,
});
