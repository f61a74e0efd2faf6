import * as v from 'valibot';

import { FIRST_LIST } from '../../domain/mall/lists';
import { endpoint } from '../wire/endpoint';
import { link, openList, show, shared, imported } from '../../domain/mall/share-shape';
import { listId, lists } from '../../domain/mall/purchase-shape';

const listSchema = <TSchema extends v.GenericSchema>(schema: TSchema) => v.pipe(v.array(schema), v.readonly());
/** 128 bits. An unknown token gets the answer of a vanished link. */
export const linkToken = v.pipe(v.string(), v.maxLength(64));
const links = v.object({ links: listSchema(link), open: v.optional(openList, FIRST_LIST) });

export const shareLinks = endpoint({
  summary: '我分享出去的采购单链接：状态、显示什么、被打开几次；不含链接本身',
  method: 'GET',
  path: '/api-item/mall/purchase/shares',
  request: v.object({}),
  reply: links,
  access: 'session',
  urlSafe: false,
});

export const shareMake = endpoint({
  summary: '把采购单此刻的内容分享成链接：七天有效，令牌只在此处给一次，服务器只存摘要',
  method: 'POST',
  path: '/api-item/mall/purchase/share',
  request: v.object({ show, needsLogin: v.boolean(), listId: v.optional(listId) }),
  reply: v.object({ token: v.string(), ...links.entries }),
  access: 'session',
  urlSafe: false,
});

export const shareChange = endpoint({
  summary: '撤回一条分享链接，或延长七天（一次）',
  method: 'POST',
  path: '/api-item/mall/purchase/share/change',
  request: v.object({ shareId: v.pipe(v.string(), v.maxLength(32)), kind: v.picklist(['REVOKE', 'EXTEND']) }),
  reply: links,
  access: 'session',
  urlSafe: false,
});

export const shareOpen = endpoint({
  summary: '打开分享的采购单；过期、撤回与从未有过的链接同样回答；分享人要求登录时未登录得到 null',
  method: 'POST',
  path: '/api-item/mall/share/open',
  request: v.object({ token: linkToken }),
  /** `lists`: lists of a signed-in reader that can take the shared one. */
  reply: v.object({ shared: v.nullable(shared), lists: v.optional(lists, []) }),
  access: 'public',
  urlSafe: false,
});

export const shareImport = endpoint({
  summary: '把分享的采购单导入自己的一张采购单并打开它：只带数量，价格与能否购买都按自己的重算；已有的行不改',
  method: 'POST',
  path: '/api-item/mall/share/import',
  /** An older page omits it: the open list is meant. */
  request: v.object({ token: linkToken, listId: v.optional(listId) }),
  reply: imported,
  access: 'session',
  urlSafe: false,
});
