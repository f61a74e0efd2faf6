import * as v from 'valibot';

import { CAMPAIGN_PHASES } from '../../domain/campaigns/campaign';
import type { CampaignStand } from '../../domain/campaigns/stand';
import { ALL_BLOCK_FIELDS, BLOCK_TYPES } from '../../domain/campaigns/written';
import { DOCUMENT_KINDS, DOCUMENT_STATES } from '../../domain/content/document';
import {
  CONTENT_ACTS,
  CONTENT_READERS,
  CONTENT_WORKERS,
  LEGAL_ACTS,
  LEGAL_PUBLISHERS,
  type ContentCase,
  type ContentLine,
  WRITTEN_MOST,
} from '../../domain/house/content';
import { legalSection } from '../content/content';
import { endpoint } from '../wire/endpoint';
import { wholeNumber, nothing } from '../wire/fields';
import { helpReason } from '../content/help-votes';
import { MODE_IDS } from '../../domain/mode-ids';
import { timestamp } from './case-wire';

const reads = { method: 'POST', access: CONTENT_READERS, urlSafe: false } as const;
const writes = { method: 'POST', access: CONTENT_WORKERS, urlSafe: false } as const;

const kind = v.picklist(DOCUMENT_KINDS);
const key = v.pipe(v.string(), v.regex(/^[\da-z.-]{1,20}$/));
const turn = wholeNumber(0);
const state = v.picklist(DOCUMENT_STATES);

const tally = { helped: v.number(), unhelped: v.number() };
const votes = v.object({
  ...tally,
  reasons: v.array(v.object({ reason: helpReason, count: v.number() })),
  said: v.array(v.object({ at: timestamp, reason: helpReason, words: v.string() })),
  before: v.object(tally),
});

const head = v.optional(v.pipe(v.string(), v.maxLength(WRITTEN_MOST.head)));
const block = v.object({
  type: v.picklist(BLOCK_TYPES),
  said: v.record(v.picklist(ALL_BLOCK_FIELDS), v.pipe(v.string(), v.maxLength(WRITTEN_MOST.said, '内容太长'))),
});
export const written = v.object({
  heads: v.object({
    title: head,
    type: head,
    summary: head,
    source: head,
    group: head,
    intro: head,
    shows: head,
    effectiveOn: head,
    slug: head,
    startsAt: head,
    endsAt: head,
  }),
  text: v.pipe(v.string(), v.maxLength(WRITTEN_MOST.text, '正文太长')),
  /** Campaigns only; a desk page opened before the field existed sends none. */
  blocks: v.optional(v.pipe(v.array(block), v.maxLength(WRITTEN_MOST.blocks, '部分太多'))),
});

const fen = v.pipe(v.number(), v.integer());
const campaign = v.object({
  isSlugTaken: v.boolean(),
  takenIds: v.array(v.string()),
  strangeGoods: v.array(v.string()),
  coupons: v.array(
    v.object({
      couponId: v.string(),
      claimed: v.number(),
      used: v.number(),
      terms: v.nullable(
        v.object({
          amount: fen,
          least: fen,
          modes: v.pipe(v.array(v.picklist(MODE_IDS)), v.readonly()),
          validDays: v.number(),
        }),
      ),
    }),
  ),
  booked: v.array(v.object({ startsAt: timestamp, count: v.number() })),
}) satisfies v.GenericSchema<unknown, CampaignStand>;

export const houseContent = endpoint({
  summary: '资讯、帮助、活动与协议，连同草稿与撤下的',
  path: '/api-desk/content',
  request: nothing,
  reply: v.object({
    records: v.array(
      v.object({
        kind,
        key: v.string(),
        title: v.string(),
        state,
        hasDraft: v.boolean(),
        changedAt: timestamp,
        votes: v.nullable(v.object(tally)),
        phase: v.nullable(v.picklist(CAMPAIGN_PHASES)),
      }) satisfies v.GenericSchema<unknown, ContentLine>,
    ),
  }),
  ...reads,
});

export const readContent = endpoint({
  summary: '一篇资讯、一页帮助、一个活动或一份协议：草稿或读者看到的文字，与发布过的版本',
  path: '/api-desk/content/:kind/:key',
  request: v.object({ kind, key }),
  reply: v.object({
    kind,
    key: v.string(),
    state,
    turn: v.number(),
    hasDraft: v.boolean(),
    publishedAt: v.nullable(timestamp),
    written,
    past: v.array(
      v.object({
        number: v.number(),
        act: v.picklist(['published', 'takenBack'] as const),
        at: timestamp,
        title: v.string(),
        who: v.nullable(v.string()),
      }),
    ),
    votes: v.nullable(votes),
    legal: v.nullable(
      v.object({ holds: v.string(), comes: v.nullable(v.string()), from: v.string(), isOwn: v.boolean() }),
    ),
    campaign: v.nullable(campaign),
    counted: v.array(legalSection),
  }) satisfies v.GenericSchema<unknown, ContentCase>,
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
