import type { Meta, StoryObj } from '@storybook/react-vite';

import { ASKED_SAMPLE, REFUSED_SAMPLE, SENT_SAMPLE } from '../booking/sample.fixtures';
import { SampleFacts } from '../../src/trade/sample-facts';
import { onSurface } from '../pieces/on-surface';
import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const pattern: PatternRecord = {
  views: ['src/trade/sample-facts.tsx'],
  status: 'stable',
  purpose: '一份样品：多少、走到哪一步、寄到哪、快递单号。',
  use: ['商城与会员中心的样品。', '不予提供的写原因。'],
  avoid: ['还没申请的写怎么申请。', '样品不是订单，没有价。'],
  good: { shows: () => <SampleFacts one={SENT_SAMPLE} />, why: '寄出了，单号就在下面。' },
  bad: { shows: () => <p>样品处理中</p>, why: '哪一步、几时到，都没说。' },
  anatomy: [
    { at: 'p span', name: '多少' },
    { at: 'p span + span', name: '走到哪一步' },
    { at: 'p + p', name: '用途' },
  ],

  heard: { at: 'p', says: '100 ml；已寄出；2026年8月2日 14:40 申请；编号 SP260802P4T9WB；¥380.00' },
  keys: [],
  states: { long: '交易件-样品--long-text', dark: '交易件-样品--at-rest-dark' },
};

const meta = {
  title: '交易件/样品',
  component: SampleFacts,
  args: { one: SENT_SAMPLE },

  decorators: [onSurface],
  parameters: { pattern },
} satisfies Meta<typeof SampleFacts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };
export const Waiting: Story = { name: '等审核', args: { one: ASKED_SAMPLE } };
export const Refused: Story = { name: '不予提供', args: { one: REFUSED_SAMPLE } };
export const LongText: Story = {
  name: '长文字',
  args: {
    one: { ...SENT_SAMPLE, use: '水性环氧地坪涂料的固化与耐磨试验，用于确定夏季施工的配比，另做一次小试与一次中试' },
  },
};
export const AtRestDark = night(AtRest);
