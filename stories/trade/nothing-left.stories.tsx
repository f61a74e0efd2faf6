import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { NothingLeft } from '../../src/trade/offer/nothing-left';
import { onSurface } from '../pieces/on-surface';
import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const none = () => undefined;
const words = { title: '没有符合筛选的班次', text: '一共有 12 班，放宽条件再看。', clear: '清除筛选' };

const pattern: PatternRecord = {
  views: ['src/trade/offer/nothing-left.tsx'],
  status: 'stable',
  purpose: '筛选筛空了：说一共有几条，按一下清除。',
  use: ['每个结果页。', '没有脚本时按钮也能用。'],
  avoid: ['查不到的用没有内容。', '不自动清筛选。'],
  good: { shows: () => <NothingLeft words={words} onClear={none} />, why: '写一共有几条，按一下就有。' },
  bad: { shows: () => <p>暂无数据</p>, why: '以为一班也没有。' },
  anatomy: [
    { at: 'h2', name: '没有的是什么' },
    { at: 'h2 + p', name: '一共有几条' },
    { at: 'button', name: '清除筛选' },
  ],

  heard: { at: 'section', says: '没有符合筛选的班次，标题；一共有 12 班，放宽条件再看。；清除筛选，按钮' },
  keys: [
    { at: 'button', key: 'Enter', does: '清除筛选', proves: () => expect(meta.args.onClear).toHaveBeenCalledOnce() },
  ],
  states: { long: '交易件-筛选后没有--long-text', dark: '交易件-筛选后没有--at-rest-dark' },
};

const meta = {
  title: '交易件/筛选后没有',
  component: NothingLeft,
  args: { words, onClear: fn() },

  decorators: [onSurface],
  parameters: { pattern },
} satisfies Meta<typeof NothingLeft>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };

export const LongText: Story = {
  name: '长文字',
  args: {
    words: {
      ...words,
      text: '这条航线前后八周一共有 128 班，其中 96 班接第 3 类；现在的条件是直达、免费期 14 天以上、总价 $2,000 以内、船龄 10 年以内。',
    },
  },
};
export const AtRestDark = night(AtRest);
