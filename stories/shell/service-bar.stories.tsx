import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { ServiceBarView } from '../../src/features/service-bar/service-bar';

const meta = {
  title: '首页/悬浮服务栏',
  component: ServiceBarView,
  args: { isCodeShown: false, onToggleCode: fn(), onCloseCode: fn(), onTop: fn() },
  decorators: [(Story) => <div className="h-100">{Story()}</div>],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ServiceBarView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '收起',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const code = canvas.queryByRole('button', { name: '小程序' });
    if (!code) return;
    await userEvent.click(code);
    await userEvent.keyboard('{Escape}');
    await expect(args.onToggleCode).toHaveBeenCalledOnce();
    await expect(args.onCloseCode).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '回到顶部' }));
    await expect(args.onTop).toHaveBeenCalledOnce();
  },
};
export const CodeShown: Story = { name: '显示小程序码', args: { isCodeShown: true } };
