import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { Overlay } from '../../../src/ui/layer/overlay';
import type { PieceRecord } from '../piece-record';

const record: PieceRecord = {
  path: 'layer/overlay',
  shownBy: 'floating',
  status: 'stable',
  purpose: '把浮起的东西放到页面最外层，不被任何框剪掉。',
  use: ['自己画的浮层：提示条、全屏的照片。'],
  avoid: ['弹窗、抽屉已经用它，不要再套。'],
  good: {
    shows: () => <p className="rounded-card bg-raise p-4 shadow-raised">订单已保存</p>,
    why: '浮起的有阴影，底下的页面不动。',
  },
  bad: {
    shows: () => (
      <div className="h-10 overflow-hidden rounded-card border border-line">
        <p className="p-4">订单已保存，三十天内可继续填写</p>
      </div>
    ),
    why: '放在滚动的框里，被剪掉一半。',
  },
  anatomy: [{ at: 'body > p', name: '内容：在页面最外层，不在原来的框里' }],
  isApart: true,
};

const meta = {
  title: '组件/浮层/浮层底座',
  component: Overlay,
  args: { children: <p className="fixed bottom-4 left-4 rounded-card bg-raise p-4 shadow-raised">订单已保存</p> },
  argTypes: {
    children: {
      options: ['提示', '按钮'],
      mapping: {
        提示: <p className="fixed bottom-4 left-4 rounded-card bg-raise p-4 shadow-raised">价格已锁定</p>,
        按钮: <button className="fixed bottom-4 left-4 rounded-card bg-raise p-4 shadow-raised">回到顶部</button>,
      },
      control: 'inline-radio',
    },
  },
  decorators: [(Story) => <div className="min-h-60">{Story()}</div>],
  parameters: { record },
} satisfies Meta<typeof Overlay>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Floating: Story = {
  name: '浮在最外层',
  play: async ({ canvasElement }) => {
    const floating = await screen.findByText('订单已保存');
    await expect(canvasElement).not.toContainElement(floating);
  },
};
export const InBox: Story = {
  name: '从会剪掉内容的框里浮出',
  render: (args) => (
    <div className="h-4 overflow-hidden">
      <Overlay {...args} />
    </div>
  ),
};
export const LongText: Story = {
  name: '长文字',
  args: {
    children: (
      <p className="fixed inset-x-4 bottom-4 rounded-card bg-raise p-4 shadow-raised">
        订单已保存到会员中心的草稿，三十天内可以继续填写；价格锁定到明天 18:00，过后按当天的价重算。
      </p>
    ),
  },
};
