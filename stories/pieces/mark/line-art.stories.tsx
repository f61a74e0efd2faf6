import type { Meta, StoryObj } from '@storybook/react-vite';

import { LineArt } from '../../../src/ui/mark/line-art';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const record: PieceRecord = {
  path: 'mark/line-art',
  status: 'stable',
  purpose: '船、罐、仓、车、桶的线条插画，自己画的，不用照片。',
  use: ['首页与服务介绍，说明一种服务。'],
  avoid: ['不当图标用，小于 64 看不清。', '不放在表单和结果里。'],
  good: { shows: () => <LineArt name="tank" className="w-40 text-sea" />, why: '画大，线看得清。' },
  bad: { shows: () => <LineArt name="tank" className="w-6 text-sea" />, why: '太小，线糊在一起。' },
  anatomy: [{ at: 'svg', name: '画：160 × 96，跟着文字的颜色' }],
};

const meta = {
  title: '组件/标记/插画',
  component: LineArt,
  args: { name: 'ship', className: 'w-60 max-w-full text-sea' },
  argTypes: { name: { options: ['ship', 'tank', 'warehouse', 'truck', 'drums'], control: 'inline-radio' } },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof LineArt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '船' };
export const Tank: Story = { name: '罐', args: { name: 'tank' } };
export const Warehouse: Story = { name: '仓', args: { name: 'warehouse' } };
export const Truck: Story = { name: '车', args: { name: 'truck' } };
export const Drums: Story = { name: '桶', args: { name: 'drums' } };
