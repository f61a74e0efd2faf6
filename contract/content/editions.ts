import * as v from 'valibot';

import { ACCOUNT_TEXT_IDS } from '../../domain/order/papers/protocol';
import { edition } from './content';
import { endpoint } from '../wire/endpoint';
import { nothing } from '../wire/fields';

const changes = v.object({ added: v.array(v.string()), changed: v.array(v.string()), dropped: v.array(v.string()) });

const textStand = v.object({
  documentId: v.picklist(ACCOUNT_TEXT_IDS),
  holds: edition,
  isAgreed: v.boolean(),
  changes,
  /** Published edition not yet in force, compared with the one in force. */
  comes: v.nullable(v.object({ version: edition, changes })),
});

export const ownEditions = endpoint({
  summary: '用户服务协议与隐私政策：现行版本本账号是否已同意，将要施行的版本与改动',
  method: 'POST',
  path: '/api-auth/editions',
  request: nothing,
  reply: v.object({ texts: v.array(textStand) }),
  access: 'session',
  urlSafe: false,
});

export const agreeToEditions = endpoint({
  summary: '同意用户服务协议与隐私政策的现行版本',
  method: 'POST',
  path: '/api-auth/editions/agree',
  /** Editions shown to the user; the gateway refuses any but those in force. */
  request: v.object({ agreed: v.object({ agreement: edition, privacy: edition }) }),
  reply: v.null(),
  access: 'session',
  urlSafe: false,
});

export const editionEndpoints = { ownEditions, agreeToEditions };
