import type { Meta, StoryObj } from '@storybook/react-vite';

import { ABOUT, PRICE } from '../content/help.fixtures';
import { HelpArticle } from '../../src/trade/content/help-article';

import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const pattern: PatternRecord = {
  views: ['src/trade/content/help-article.tsx', 'src/trade/content/legal-text.tsx'],
  status: 'stable',
  purpose: '一页帮助：标题、一句话、几节，每节一件事。',
  use: ['帮助中心。', '步骤用编号，链接写去哪。'],
  avoid: ['资讯用资讯正文。', '一页超过六节就拆开。'],
  good: { shows: () => <HelpArticle {...PRICE} />, why: '一节一件事，标题就是问题。' },
  bad: { shows: () => <p>详情请咨询客服</p>, why: '来看帮助的人正是不想打电话。' },
  anatomy: [
    { at: 'h1', name: '标题：打开时焦点在这里' },
    { at: 'h1 + p', name: '一句话' },
    { at: 'h2', name: '一节' },
  ],

  heard: { at: 'section', says: '总价含什么，标题；运费与起运港全部费用。' },
  keys: [],
  states: { long: '交易件-帮助与协议正文--long-text', dark: '交易件-帮助与协议正文--at-rest-dark' },
};

const meta = {
  title: '交易件/帮助与协议正文',
  component: HelpArticle,
  args: { ...PRICE },

  parameters: { pattern },
} satisfies Meta<typeof HelpArticle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };

export const LongText: Story = {
  name: '长文字',
  args: { ...ABOUT, title: '运价里含什么、不含什么，几时开始锁定，锁定之后什么情况下会变' },
};
export const AtRestDark = night(AtRest);
