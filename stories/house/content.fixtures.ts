import type { ContentCase, ContentLine } from '../../domain/house/content';
import { CAMPAIGN_LINE } from './campaign-desk.fixtures';

export const LINES: readonly ContentLine[] = [
  {
    kind: 'legal',
    key: 'desk-protocol',
    title: '化途危品服务协议',
    state: 'PUBLISHED',
    hasDraft: true,
    changedAt: '2026-11-21T02:00:00.000Z',
    votes: null,
    phase: null,
  },
  {
    kind: 'news',
    key: '1001',
    title: '夏季甲类仓的限量',
    state: 'PUBLISHED',
    hasDraft: true,
    changedAt: '2026-11-24T02:10:00.000Z',
    votes: null,
    phase: null,
  },
  {
    kind: 'news',
    key: '12',
    title: '同箱核对支持一次查五种货物',
    state: 'TAKEN_BACK',
    hasDraft: false,
    changedAt: '2026-11-23T03:20:00.000Z',
    votes: null,
    phase: null,
  },
  {
    kind: 'help',
    key: '1.2.4',
    title: '订一只罐箱',
    state: 'DRAFT',
    hasDraft: true,
    changedAt: '2026-11-25T05:30:00.000Z',
    votes: null,
    phase: null,
  },
  {
    kind: 'help',
    key: '1.2.1',
    title: '看懂总价',
    state: 'PUBLISHED',
    hasDraft: false,
    changedAt: '2026-11-22T06:40:00.000Z',
    votes: { helped: 41, unhelped: 7 },
    phase: null,
  },
  CAMPAIGN_LINE,
];

export const ARTICLE: ContentCase = {
  kind: 'news',
  key: '1001',
  state: 'PUBLISHED',
  turn: 4,
  hasDraft: false,
  publishedAt: '2026-11-20T02:00:00.000Z',
  written: {
    heads: {
      title: '夏季甲类仓的限量',
      type: 'safety',
      summary: '七月至九月，甲类仓每间的存量另有上限。',
      source: '化途编辑部',
    },
    text: '第一段，说清楚事情。\n\n第二段，接着说。',
  },
  past: [
    { number: 1, act: 'published', at: '2026-11-20T02:00:00.000Z', title: '夏季仓的限量', who: null },
    { number: 2, act: 'published', at: '2026-11-24T02:10:00.000Z', title: '夏季甲类仓的限量', who: '周文' },
  ],
  votes: null,
  legal: null,
  campaign: null,
  counted: [],
};

export const REDRAFTED: ContentCase = {
  ...ARTICLE,
  turn: 5,
  hasDraft: true,
  written: { ...ARTICLE.written, text: '第一段，换了一种说法。' },
};

export const PAGE: ContentCase = {
  kind: 'help',
  key: '1.2.4',
  state: 'DRAFT',
  turn: 1,
  hasDraft: true,
  publishedAt: null,
  written: {
    heads: { group: '查价与下单', title: '订一只罐箱', intro: '货物决定罐，罐决定装多少。', shows: '' },
    text: '选货\n选品名就带出罐型要求与密度。',
  },
  past: [],
  votes: null,
  legal: null,
  campaign: null,
  counted: [],
};

export const PROTOCOL: ContentCase = {
  kind: 'legal',
  key: 'desk-protocol',
  state: 'PUBLISHED',
  turn: 7,
  hasDraft: true,
  publishedAt: '2026-11-21T02:00:00.000Z',
  written: {
    heads: { title: '化途危品服务协议', effectiveOn: '2027-01-15', summary: '本协议说明服务几时开始、怎样收费。' },
    text: '# 一、收费\n\n价格以下单时页面所示为准。\n\n- 加急另计。\n- 夜间另计。\n\n| 项目 | 时限 |\n| 报告 | 3 日 |',
  },
  past: [{ number: 1, act: 'published', at: '2026-11-21T02:00:00.000Z', title: '化途危品服务协议', who: null }],
  votes: null,
  legal: { holds: '2026-11-23', comes: null, from: '2026-11-27', isOwn: false },
  campaign: null,
  counted: [],
};

export const PROTOCOL_TO_COME: ContentCase = {
  ...PROTOCOL,
  turn: 8,
  hasDraft: false,
  past: [
    ...PROTOCOL.past,
    { number: 2, act: 'published', at: '2026-11-26T02:00:00.000Z', title: '化途危品服务协议', who: '孙立' },
  ],
  legal: { holds: '2026-11-23', comes: '2027-01-15', from: '2026-11-27', isOwn: false },
  counted: [],
};

export const VOTED: ContentCase = {
  ...PAGE,
  key: '1.2.1',
  state: 'PUBLISHED',
  turn: 6,
  hasDraft: false,
  publishedAt: '2026-11-19T01:00:00.000Z',
  votes: {
    helped: 41,
    unhelped: 7,
    reasons: [
      { reason: 'incomplete', count: 4 },
      { reason: 'unclear', count: 2 },
      { reason: 'other', count: 1 },
    ],
    said: [
      { at: '2026-11-25T07:05:00.000Z', reason: 'incomplete', words: '没有写洗罐费由谁出。' },
      { at: '2026-11-23T08:15:00.000Z', reason: 'other', words: '图打不开。' },
    ],
    before: { helped: 12, unhelped: 9 },
  },
};
