import type { Meta, StoryObj } from '@storybook/react-vite';

import { DOLLAR, YUAN } from '../../../domain/values/money';
import { Price } from '../../../src/ui/show/price';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const record: PieceRecord = {
  path: 'show/price',
  status: 'stable',
  purpose: '金额大、单位小，货币写在前面，不折行。',
  use: ['凡是钱：结果、表单、回执。', '单位写清：每箱、每票、总价。'],
  avoid: ['没有价的写“另行报价”，不写 0。'],
  good: {
    shows: () => <Price amount={273247} currency={DOLLAR} unit="/ 20GP 总价" />,
    why: '货币、数、单位一样不少。',
  },
  bad: { shows: () => <Price amount={0} currency={YUAN} />, why: '没有价不是免费。' },
  anatomy: [
    { at: 'b', name: '金额：等宽数字' },
    { at: 'b + span', name: '单位：小字' },
  ],
};

const meta = {
  title: '组件/展示/价格',
  component: Price,
  args: { amount: 273247, currency: DOLLAR, size: 'large', unit: '/ 20GP 总价', isPast: false },
  argTypes: {
    currency: { options: ['美元', '人民币'], mapping: { 美元: DOLLAR, 人民币: YUAN }, control: 'inline-radio' },
    size: { options: ['small', 'medium', 'large'], control: 'inline-radio' },
  },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof Price>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };
export const Past: Story = { name: '原价', args: { isPast: true, unit: '原价' } };
export const Negative: Story = { name: '退还', args: { amount: -2753, size: 'small', unit: '退还' } };
export const Yuan: Story = { name: '人民币', args: { amount: 1940048, currency: YUAN, size: 'medium', unit: '/ 票' } };
