import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SOUND } from '../order/order-forms.fixtures';
import { partsOf } from './order-parts.fixtures';
import { BoxRows } from '../../src/trade/boxes/box-rows';
import { onSurface } from '../pieces/on-surface';
import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const pattern: PatternRecord = {
  views: ['src/trade/boxes/box-rows.tsx'],
  status: 'stable',
  purpose: '要几只什么箱，一种一行，旁边写再加一只多少钱。',
  use: ['整箱、罐箱、铁路的下单。', '选过的箱型下架了也留着，不悄悄换掉。'],
  avoid: ['拼箱按重量体积，不选箱。', '只有一行时没有删除。'],
  good: {
    shows: () => <BoxRows parts={partsOf(SOUND, 'sailing')} priceOf={() => ({ amount: 229_443, currency: '2' })} />,
    why: '再加一箱多少钱，写在旁边。',
  },
  bad: { shows: () => <p>箱子：2 个</p>, why: '什么箱，没说。' },
  anatomy: [
    { at: 'li button', name: '箱型' },
    { at: 'li input', name: '箱量：只收数字' },
    { at: 'ul + * button, div > button', name: '添加一种箱型' },
  ],

  heard: { at: 'li input', says: '箱量，编辑框' },
  keys: [
    {
      at: '.justify-self-start',
      key: 'Enter',
      does: '添加一种箱型',
      proves: () => expect(meta.args.parts.on.edit).toHaveBeenCalledOnce(),
    },
  ],
  states: {
    faulty: '交易件-箱型箱量--faulty',
    long: '交易件-箱型箱量--long-text',
    dark: '交易件-箱型箱量--at-rest-dark',
  },
};

const meta = {
  title: '交易件/箱型箱量',
  component: BoxRows,
  args: { parts: partsOf(SOUND, 'sailing'), priceOf: () => ({ amount: 229_443, currency: '2' }) },
  argTypes: { priceOf: { control: false } },
  decorators: [onSurface],
  parameters: { pattern },
} satisfies Meta<typeof BoxRows>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };
export const Faulty: Story = {
  name: '没有填箱量',
  args: { parts: partsOf({ ...SOUND, boxes: [{ type: '20GP', count: '' }] }, 'sailing', true) },
};
export const LongText: Story = {
  name: '长文字：三种箱',
  args: {
    parts: partsOf(
      {
        ...SOUND,
        boxes: [
          { type: '20GP', count: '2' },
          { type: '40HQ', count: '1' },
          { type: '40GP', count: '3' },
        ],
      },
      'sailing',
    ),
  },
};
export const AtRestDark = night(AtRest);
