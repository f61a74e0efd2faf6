import * as v from 'valibot';

import type { ProtocolId } from '../domain/order/protocol';
import { endpoint } from './endpoint';

/** Each is a legal document. What is kept of a consent is the version and the time, so no two texts share a version. */
export const PROTOCOL_VERSIONS = {
  'shipping-protocol': '2026-11-22',
  'storage-protocol': '2026-11-24',
  'desk-protocol': '2026-11-23',
  'sale-protocol': '2026-11-26',
} as const satisfies Record<ProtocolId, string>;

export const SHIPPING_PROTOCOL_VERSION = PROTOCOL_VERSIONS['shipping-protocol'];

const version = v.picklist(Object.values(PROTOCOL_VERSIONS), '协议已更新，请重新阅读');

export const agreeToProtocol = endpoint({
  summary: '同意货运、仓储、危品服务或商品购销协议的当前版本',
  method: 'POST',
  path: '/api-platform/enterprise/protocol',
  request: v.object({ version }),
  reply: v.null(),
  access: 'session',
  urlSafe: false,
});

export const protocolConsent = endpoint({
  summary: '本人或本企业何时同意过一个当前版本；没有写明版本的指货运服务协议',
  method: 'GET',
  path: '/api-platform/enterprise/protocol/consent',
  request: v.object({ version: v.optional(version, SHIPPING_PROTOCOL_VERSION) }),
  reply: v.object({ version: v.nullable(v.string()), agreedAt: v.nullable(v.string()) }),
  access: 'session',
  urlSafe: false,
});
