import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { priced } from './order-parts.fixtures';
import { PricePanel } from '../../src/trade/price/price-panel';
import { onSurface } from '../pieces/on-surface';
import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const none = () => undefined;

const pattern: PatternRecord = {
  views: ['src/trade/price/price-panel.tsx'],
  status: 'stable',
  purpose: '这一单要付多少：分几项、总数、锁到几时、不含什么。',
  use: ['表单右边，改一项就重算。', '锁价到期变红，给重新报价。'],
  avoid: ['没有价写“另行报价”，总价不变。', '起价、估价不放在这里。'],
  good: {
    shows: () => <PricePanel what="20GP × 2" price={priced} secondsLeft={3_600} isRenewing={false} onRenew={none} />,
    why: '总数最大，还剩多久写清楚。',
  },
  bad: { shows: () => <b className="text-24">约 $2,800 起</b>, why: '“约”和“起”都不能拿去付款。' },
  anatomy: [
    { at: 'h2', name: '标题' },
    { at: 'dl', name: '各项：本地费用合成一行' },
    { at: 'b', name: '总价' },
    { at: 'button', name: '重新报价：到期才有' },
  ],

  heard: { at: 'section > div > p', says: '¥32,580.96；$4,588.87' },
  keys: [
    { at: 'button', key: 'Enter', does: '重新报价', proves: () => expect(meta.args.onRenew).toHaveBeenCalledOnce() },
  ],
  states: { long: '交易件-总价--long-text', dark: '交易件-总价--at-rest-dark' },
};

const meta = {
  title: '交易件/总价',
  component: PricePanel,
  args: { price: priced, what: '20GP × 2', secondsLeft: null, isRenewing: false, onRenew: fn() },

  decorators: [onSurface],
  parameters: { pattern },
} satisfies Meta<typeof PricePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };
export const Locked: Story = { name: '锁着', args: { secondsLeft: 3_600 } };
export const Renewing: Story = { name: '正在重新报价', args: { isRenewing: true } };
export const LongText: Story = {
  name: '长文字',
  args: {
    what: '20GP × 2、40HQ × 1，共三只箱',
    price: {
      ...priced,
      notIncluded: ['目的港码头操作费', '目的港换单费', '目的港清关与送货', '因查验产生的堆存费与拖车待时费'],
    },
  },
};
export const AtRestDark = night(AtRest);
