import type { Meta, StoryObj } from '@storybook/react-vite';

import { offerFromSailing } from '../../domain/modes/fcl/detail';
import { NOW, SAILING } from '../order/quoted.fixtures';
import { PriceAndCutoffs } from '../../src/trade/offer/price-and-cutoffs';

import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const OFFER = offerFromSailing(SAILING);

const pattern: PatternRecord = {
  views: ['src/trade/offer/price-and-cutoffs.tsx'],
  status: 'stable',
  purpose: '展开一张卡：左边逐项的费用，右边不含什么，下面是截止。',
  use: ['船期、罐箱、航班的卡片按开以后。', '没有即时价的只写截止。'],
  avoid: ['卡片上已有的不重复。', '不含的写谁付。'],
  good: { shows: () => <p>不含：目的港码头操作费（收货人付）</p>, why: '谁付写在后面。' },
  bad: { shows: () => <p>不含其他费用</p>, why: '“其他”是什么？' },
  anatomy: [
    { at: 'table', name: '费用' },
    { at: 'tfoot', name: '总价' },
    { at: 'section + section', name: '不含什么、截止' },
    { at: 'h3', name: '小标题' },
  ],

  heard: { at: 'tfoot', says: '总价，行标题；$5,653.67；¥40,141.04' },
  keys: [],
  states: { long: '交易件-展开的价与截止--long-text', dark: '交易件-展开的价与截止--at-rest-dark' },
};

const meta = {
  title: '交易件/展开的价与截止',
  component: PriceAndCutoffs,
  args: { offer: OFFER, now: NOW },

  parameters: { pattern },
} satisfies Meta<typeof PriceAndCutoffs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };
export const Unpriced: Story = { name: '没有即时价', args: { offer: { ...OFFER, price: null } } };
export const LongText: Story = {
  name: '长文字',
  args: {
    offer: {
      ...OFFER,
      price: OFFER.price && {
        ...OFFER.price,
        charges: {
          ...OFFER.price.charges,
          notIncluded: [
            '目的港码头操作费（收货人付，按当地公布的标准）',
            '目的港换单费、清关费、送货费（收货人付）',
            '因查验产生的堆存费与拖车待时费（实报实销）',
          ],
        },
      },
    },
  },
};
export const AtRestDark = night(AtRest);
