import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { CutoffList } from '../../src/trade/cutoff-list';
import { NOW, SAILING } from '../order/quoted.fixtures';
import { ChosenOffer } from '../../src/trade/chosen-offer';

import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const pattern: PatternRecord = {
  views: ['src/trade/chosen-offer.tsx'],
  status: 'stable',
  purpose: '下单第一步最上面：选的是哪一班，几时截止，可以换。',
  use: ['每个方式的下单第一步。', '截止已过的变红，并请改选。'],
  avoid: ['还没选的回结果页。', '换一班之后价要重算。'],
  good: { shows: () => <CutoffList cutoffs={SAILING.cutoffs} now={NOW} />, why: '每个截止还剩多久。' },
  bad: { shows: () => <p>船期：以实际为准</p>, why: '选了什么都不知道。' },
  anatomy: [
    { at: 'h3', name: '标题' },
    { at: 'header a', name: '换一班' },
    { at: 'h4', name: '截止时间' },
    { at: 'ul li', name: '一个截止' },
  ],

  heard: { at: 'header', says: '已选船期；更换船期，链接' },
  keys: [
    {
      at: 'header a',
      key: 'Tab',
      does: '到下一处',
      proves: () => expect(document.activeElement).not.toHaveAttribute('href', '/shippingFcl'),
    },
  ],
  states: {
    faulty: '交易件-已选的方案--late',
    long: '交易件-已选的方案--long-text',
    dark: '交易件-已选的方案--at-rest-dark',
  },
};

const meta = {
  title: '交易件/已选的方案',
  component: ChosenOffer,
  args: {
    copy: { title: '已选船期', change: '更换船期', cutoffs: '截止时间' },
    view: { faults: [] },
    cutoffs: SAILING.cutoffs,
    now: NOW,
    changeTo: '/shippingFcl',
    children: <b>澜岳航运 LANYUE DAWN 048W</b>,
  },

  parameters: { pattern },
} satisfies Meta<typeof ChosenOffer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };
export const Late: Story = { name: '错过截止', args: { now: Date.parse('2026-11-30T00:00:00.000Z') } };
export const LongText: Story = {
  name: '长文字',
  args: {
    note: '危品申请要在开船前十天交齐：SDS 中英文、危包证、代理委托书；缺一份，承运人不审，舱位不保留',
    children: <b>澜岳航运 LANYUE DAWN 048W，经新加坡中转，转船期间不落地</b>,
  },
};
export const AtRestDark = night(AtRest);
