import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { MoreButton } from '../../src/trade/offer/more-button';
import { onSurface } from '../pieces/on-surface';
import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const none = () => undefined;

const pattern: PatternRecord = {
  views: ['src/trade/offer/more-button.tsx'],
  status: 'stable',
  purpose: '一张卡里的明细，按一下展开，再按收起。',
  use: ['卡片的最下面一行右边。', '读屏读出是哪一班的明细。'],
  avoid: ['明细很短就直接写出来。', '去另一页用链接。'],
  good: {
    shows: () => <MoreButton name="LANYUE DAWN" details="good" isOpen={false} onToggle={none} />,
    why: '写明展开的是什么。',
  },
  bad: { shows: () => <button type="button">▾</button>, why: '只有箭头，读屏读不出。' },
  anatomy: [
    { at: 'button', name: '按钮：展开或收起' },
    { at: '.sr-only', name: '哪一班：只给读屏' },
    { at: 'svg', name: '箭头：展开后朝上' },
  ],

  heard: { at: 'button', says: '价格明细与截止LANYUE DAWN，按钮' },
  keys: [
    { at: 'button', key: 'Enter', does: '展开', proves: () => expect(meta.args.onToggle).toHaveBeenCalledOnce() },
    { at: 'button', key: '空格', does: '展开', proves: () => expect(meta.args.onToggle).toHaveBeenCalledOnce() },
  ],
  states: { long: '交易件-展开明细--long-text', dark: '交易件-展开明细--at-rest-dark' },
};

const meta = {
  title: '交易件/展开明细',
  component: MoreButton,
  args: { name: 'LANYUE DAWN', details: 'details', isOpen: false, onToggle: fn() },

  decorators: [onSurface],
  parameters: { pattern },
} satisfies Meta<typeof MoreButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };

export const LongText: Story = {
  name: '长文字',
  args: { more: '价格明细、截止时间与免费期', name: 'LANYUE DAWN 048W' },
};
export const AtRestDark = night(AtRest);
