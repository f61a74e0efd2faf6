import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { StrandedView } from '../../src/features/session/stranded';

const meta = {
  title: '会话/停止自动刷新',
  component: StrandedView,
  args: { onReload: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StrandedView>;
export default meta;

export const Stranded: StoryObj<typeof meta> = {
  name: '反复过期，由用户决定',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '刷新页面' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
