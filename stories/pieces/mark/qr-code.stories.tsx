import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { QrCode } from '../../../src/ui/mark/qr-code';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const record: PieceRecord = {
  path: 'mark/qr-code',
  status: 'stable',
  purpose: '把一个地址画成手机能扫的码，日夜都是白底黑点。',
  use: ['从电脑到手机：签收、分享、司机的单子。'],
  avoid: ['手机上看的页面直接给链接。', '旁边要写能打的地址，扫不了也能用。'],
  good: {
    shows: () => (
      <span className="flex items-center gap-3">
        <QrCode text="https://chemlane.example/s/7K3M" label="签收页" className="size-24" />
        chemlane.example/s/7K3M
      </span>
    ),
    why: '码旁边有能照着打的地址。',
  },
  bad: {
    shows: () => <QrCode text="https://chemlane.example/s/7K3M" className="size-10" />,
    why: '太小，又没有名字。',
  },
  anatomy: [{ at: 'svg', name: '码：带白边，不用再留白' }],
};

const meta = {
  title: '组件/标记/二维码',
  component: QrCode,
  args: { text: 'https://chemlane.example/s/7K3M', label: '签收页的二维码', className: 'size-40' },
  argTypes: { className: { options: ['size-24', 'size-40'], control: 'inline-radio' } },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof QrCode>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = {
  name: '平时',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '签收页的二维码' })).toBeVisible();
  },
};
export const OnDeep: Story = {
  name: '在深色底上',
  render: (args) => (
    <div className="rounded-card bg-deep p-6">
      <QrCode {...args} />
    </div>
  ),
};
export const LongText: Story = {
  name: '长文字',
  args: { text: `https://chemlane.example/order?code=${'FC2611207K3M9Q'.repeat(12)}`, label: '长地址的二维码' },
};
