import * as v from 'valibot';

import {
  CONTENT_ACTS,
  CONTENT_READERS,
  CONTENT_WORKERS,
  LEGAL_ACTS,
  LEGAL_PUBLISHERS,
} from '../../domain/house/content';
import { endpoint } from '../wire/endpoint';
import { wholeNumber, nothing } from '../wire/fields';
import { contentLine, kind, contentCase, state } from '../../domain/house/content-shape';
import { written } from '../../domain/content/document-shape';

const reads = { method: 'POST', access: CONTENT_READERS, urlSafe: false } as const;
const writes = { method: 'POST', access: CONTENT_WORKERS, urlSafe: false } as const;
const key = v.pipe(v.string(), v.regex(/^[\da-z.-]{1,20}$/));
const turn = wholeNumber(0);

export const houseContent = endpoint({
  summary: '资讯、帮助、活动与协议，连同草稿与撤下的',
  path: '/api-desk/content',
  request: nothing,
  reply: v.object({
    records: v.array(contentLine),
  }),
  ...reads,
});

export const readContent = endpoint({
  summary: '一篇资讯、一页帮助、一个活动或一份协议：草稿或读者看到的文字，与发布过的版本',
  path: '/api-desk/content/:kind/:key',
  request: v.object({ kind, key }),
  reply: contentCase,
  ...reads,
});

/** For new content `turn` is null, and so is the key of an article or campaign: the gateway assigns it. */
export const saveContent = endpoint({
  summary: '存为草稿，读者看不到；先到者算数，后到者得 409',
  path: '/api-desk/content/save',
  request: v.object({ kind, key: v.nullable(key), turn: v.nullable(turn), written }),
  reply: v.object({ key: v.string() }),
  ...writes,
});

export const actOnContent = endpoint({
  summary: '发布、撤下、取回以前的版本或丢弃草稿；先到者算数，后到者得 409',
  path: '/api-desk/content/:kind/:key/act',
  request: v.object({
    kind,
    key,
    turn,
    act: v.picklist(CONTENT_ACTS),
    number: v.nullable(wholeNumber(1)),
  }),
  reply: v.object({ state }),
  ...writes,
});

/** Publishing an agreement takes an administrator who has not edited its draft. */
export const actOnLegalText = endpoint({
  summary: '发布协议的下一版，或在生效前撤回；先到者算数，后到者得 409',
  path: '/api-desk/legal/:key/act',
  request: v.object({ key, turn, act: v.picklist(LEGAL_ACTS) }),
  reply: v.object({ state }),
  method: 'POST',
  access: LEGAL_PUBLISHERS,
  urlSafe: false,
});

export const contentEndpoints = { houseContent, readContent, saveContent, actOnContent, actOnLegalText };
