import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { ConsignmentPreviewView } from '../../src/modes/truck/consignment-preview';

const meta = {
  title: '途运/托运清单草稿',
  component: ConsignmentPreviewView,
  args: { view: { busyKind: null, failureCode: null }, on: { fetch: fn() } },
  decorators: [(Story) => <div className="wrap bg-canvas py-4">{Story()}</div>],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConsignmentPreviewView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: '提交前打印',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '打印草稿' }));
    await expect(args.on.fetch).toHaveBeenCalledWith('truckConsignment');
  },
};
export const Failed: Story = {
  name: '草稿加载失败',
  args: { view: { busyKind: null, failureCode: 'network' } },
};
