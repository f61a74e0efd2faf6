import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { PriceFirstDialog } from '../../src/trade/price/price-first-dialog';

import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const sums = [
  { name: '加收', sum: { amount: 30_000, currency: '1' } },
  { name: '新总价', sum: { amount: 771_221, currency: '1' } },
];

const pattern: PatternRecord = {
  views: ['src/trade/price/price-first-dialog.tsx'],
  status: 'stable',
  purpose: '改一张已下的单：先写加收多少、新总价，再按确认。',
  use: ['改单、加订、续存、加车。', '价变了先告知，再确认一次。'],
  avoid: ['不改价的直接改。', '取消用弹窗询问。'],
  good: { shows: () => <p>加收 ¥300.00，新总价 ¥7,712.21</p>, why: '加多少、总共多少，都在按钮前面。' },
  bad: { shows: () => <p>修改可能影响价格</p>, why: '不知道要多付多少。' },
  anatomy: [
    { at: '[data-panel] h2', name: '标题' },
    { at: '[data-panel] h2 + p', name: '改的后果' },
    { at: 'form p', name: '加收与新总价：变了就读出' },
    { at: 'form button[type=submit]', name: '确认' },
  ],
  isApart: true,
  heard: { at: '[role=dialog] form p', says: '加收；¥300.00；新总价；¥7,712.21' },
  keys: [
    {
      at: 'form button[type=submit]',
      key: 'Enter',
      does: '确认',
      proves: () => expect(meta.args.onSend).toHaveBeenCalledOnce(),
    },
    {
      at: 'form button',
      key: 'Esc',
      does: '关闭，什么都不改',
      proves: () => expect(meta.args.onClose).toHaveBeenCalled(),
    },
  ],
  states: {
    faulty: '交易件-先看新价再确认--faulty',
    long: '交易件-先看新价再确认--long-text',
    dark: '交易件-先看新价再确认--at-rest-dark',
  },
};

const meta = {
  title: '交易件/先看新价再确认',
  component: PriceFirstDialog,
  args: {
    title: '加订报关',
    text: '开船前两天可以加订。',
    sums,
    trouble: undefined,
    sendWords: '确认加订',
    closeWords: '不加了',
    isBusy: false,
    onSend: fn(),
    onClose: fn(),
    children: null,
  },
  argTypes: { children: { control: false } },

  parameters: { pattern },
} satisfies Meta<typeof PriceFirstDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };
export const Faulty: Story = { name: '加订失败', args: { trouble: '刚刚截单，不能再加订' } };
export const Busy: Story = { name: '正在改', args: { isBusy: true } };
export const LongText: Story = {
  name: '长文字',
  args: {
    title: '加订报关、货运险与目的港清关送货，按下单时锁定的费率',
    text: '加订之后改回来要在截单之前；已经申报的不能撤回，产生的费用照付。',
  },
};
export const AtRestDark = night(AtRest);
