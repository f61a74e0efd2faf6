import type { Meta, StoryObj } from '@storybook/react-vite';

import { cutoffsForSailing } from '../../domain/offer/cutoffs';
import { CutoffList } from '../../src/trade/cutoff-list';
import { CutoffLine } from '../../src/trade/cutoff-line';

import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const ETD = '2026-12-08T06:00:00.000Z';
const NOW = Date.parse('2026-11-27T02:00:00.000Z');
const cutoffs = cutoffsForSailing(ETD, true, 'DIRECT');

const pattern: PatternRecord = {
  views: ['src/trade/cutoff-line.tsx', 'src/trade/cutoff-list.tsx'],
  status: 'stable',
  purpose: '开船之前的几个截止，排成一条线，最近的一个是橙色。',
  use: ['展开的船期、订单页。', '错过的写“已过”，不藏起来。'],
  avoid: ['只有一个截止写一句话。', '不倒数秒：写还剩几天几时。'],
  good: { shows: () => <CutoffList cutoffs={cutoffs} now={NOW} />, why: '几时截止，还剩多久，都在一行。' },
  bad: { shows: () => <p>请尽快提交资料</p>, why: '“尽快”没有时间。' },
  anatomy: [
    { at: 'ol', name: '一条线；窄处竖排' },
    { at: 'li i', name: '菱形：橙色是下一个' },
    { at: 'li span', name: '名称' },
    { at: 'li:last-child', name: '开船' },
  ],

  heard: { at: 'li', says: '危品申请；11-28；14:00；还剩 1 天 4 时' },
  keys: [],
  states: { long: '交易件-截止时间--long-text', dark: '交易件-截止时间--at-rest-dark' },
};

const meta = {
  title: '交易件/截止时间',
  component: CutoffLine,
  args: { cutoffs, etd: ETD, now: NOW, departs: '开船' },

  parameters: { pattern },
} satisfies Meta<typeof CutoffLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };
export const Missed: Story = { name: '错过一个', args: { now: Date.parse('2026-12-05T02:00:00.000Z') } };
export const LongText: Story = { name: '长文字', args: { departs: '船从外高桥四期码头开出' } };
export const AtRestDark = night(AtRest);
