import type { Meta, StoryObj } from '@storybook/react-vite';

import { order } from '../order/fcl-order.fixtures';
import { longForm, partsOf } from './order-parts.fixtures';
import { SOUND } from '../order/order-forms.fixtures';
import { BulkGoods } from '../../src/trade/goods/bulk-goods';

import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const { renderPicker } = order;
const [row] = SOUND.goods;
if (!row) throw new Error('the sample has no goods');

const pattern: PatternRecord = {
  views: ['src/trade/goods/bulk-goods.tsx'],
  status: 'stable',
  purpose: '散装的一种货：认出是什么、哪一类，不问包装与件数；数量按整罐、整袋、整车另问。',
  use: ['罐箱、液袋、罐车。', '一票只有一种货。'],
  avoid: ['有件数的用货物行。', '不在这里问数量。'],
  good: { shows: () => <p>甲醇，UN 1230，3 类，装 19 吨</p>, why: '是什么货、装多少，分开写。' },
  bad: { shows: () => <p>甲醇 1 件 19,000 kg</p>, why: '散装货没有“件”。' },
  anatomy: [
    { at: 'h3', name: '这一节的名字' },
    { at: 'dl', name: '危险品牌：类别、包装类别、闪点' },
    { at: 'input', name: '品名' },
  ],

  heard: { at: 'h3', says: '货物' },
  keys: [],
  states: { long: '交易件-散装货物--long-text', dark: '交易件-散装货物--at-rest-dark' },
};

const meta = {
  title: '交易件/散装货物',
  component: BulkGoods,
  args: { parts: partsOf(SOUND, 'goods'), row, title: '货物', renderPicker },
  argTypes: { parts: { control: false }, row: { control: false }, renderPicker: { control: false } },
  parameters: { pattern },
} satisfies Meta<typeof BulkGoods>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };
export const LongText: Story = {
  name: '长文字',
  args: { parts: partsOf(longForm, 'goods'), title: '罐内货物，与上一载货物、清洗证明和铭牌一致' },
};
export const AtRestDark = night(AtRest);
