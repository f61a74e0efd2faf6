import * as v from 'valibot';

import { ACCOUNT_TEXT_IDS } from '../../domain/order/papers/protocol';
import { edition } from './content';
import { endpoint } from '../wire/endpoint';
import { nothing } from '../wire/fields';

/** Headings of what is new, what reads otherwise and what is gone. */
const changes = v.object({ added: v.array(v.string()), changed: v.array(v.string()), dropped: v.array(v.string()) });

const textStand = v.object({
  documentId: v.picklist(ACCOUNT_TEXT_IDS),
  /** The edition in force. */
  holds: edition,
  isAgreed: v.boolean(),
  /** Against the edition that this account agreed to last. */
  changes,
  /** The edition that is published and does not hold yet, against the one that does. */
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
  /** The editions that were shown; others than those in force are refused. */
  request: v.object({ agreed: v.object({ agreement: edition, privacy: edition }) }),
  reply: v.null(),
  access: 'session',
  urlSafe: false,
});

export const editionEndpoints = { ownEditions, agreeToEditions };
