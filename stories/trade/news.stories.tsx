import type { Meta, StoryObj } from '@storybook/react-vite';

import { NewsText } from '../../src/trade/content/news-text';

import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const article = {
  type: 'notice' as const,
  title: '外高桥四期 12 月 5 日起限装 5.1 类',
  source: '港口公告',
  summary: '12 月 5 日起，5.1 类改为提前 48 小时预约。',
  paragraphs: ['已经申报的不变。', '没有申报的，请在截单前两天预约。'],
};

const pattern: PatternRecord = {
  views: ['src/trade/content/news-text.tsx', 'src/trade/content/text-block.tsx'],
  status: 'stable',
  purpose: '一篇资讯：标题、类别与日期、提要、正文。',
  use: ['资讯与法规的正文。', '提要三行以内，先说和谁有关。'],
  avoid: ['帮助用帮助正文。', '没有出处的不发。'],
  good: { shows: () => <NewsText {...article} publishedOn="2026-11-20" />, why: '先写从哪天起、谁要办什么。' },
  bad: { shows: () => <p>重磅！行业迎来新变化</p>, why: '不知道和谁有关。' },
  anatomy: [
    { at: 'h1', name: '标题' },
    { at: 'time', name: '发布日期' },
    { at: 'p + p, article > p', name: '提要：左边一道线' },
    { at: 'article > p:last-of-type', name: '正文' },
  ],

  heard: { at: 'article > p', says: '平台公告；2026-11-20；来源：港口公告' },
  keys: [],
  states: { long: '交易件-资讯正文--long-text', dark: '交易件-资讯正文--at-rest-dark' },
};

const meta = {
  title: '交易件/资讯正文',
  component: NewsText,
  args: { ...article, publishedOn: '2026-11-20' },

  parameters: { pattern },
} satisfies Meta<typeof NewsText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };

export const LongText: Story = {
  name: '长文字',
  args: {
    title: '外高桥四期自 12 月 5 日起暂停第 5.1 类与第 4.3 类直装，已申报的票改走洋山或者顺延，运价按锁定时的执行',
  },
};
export const AtRestDark = night(AtRest);
