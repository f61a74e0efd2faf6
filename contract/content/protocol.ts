import * as v from 'valibot';

import { PROTOCOL_IDS } from '../../domain/order/papers/protocol';
import { edition } from './content';
import { endpoint } from '../wire/endpoint';

/** Older pages send no document id and mean the freight protocol. */
const documentId = v.optional(v.picklist(PROTOCOL_IDS), 'shipping-protocol');

export const agreeToProtocol = endpoint({
  summary: '同意货运、仓储、危品服务或商品购销协议的现行版本',
  method: 'POST',
  path: '/api-platform/enterprise/protocol',
  request: v.object({ documentId, version: edition }),
  reply: v.null(),
  access: 'session',
  urlSafe: false,
});

export const protocolConsent = endpoint({
  summary: '现行版本，与本人或本企业何时同意过它；没有写明协议的指货运服务协议',
  method: 'GET',
  path: '/api-platform/enterprise/protocol/consent',
  request: v.object({ documentId }),
  reply: v.object({ version: v.string(), agreedAt: v.nullable(v.string()) }),
  access: 'session',
  urlSafe: false,
});
