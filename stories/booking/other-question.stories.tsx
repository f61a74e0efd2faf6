import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { OtherQuestionView } from '../../src/features/offer-search/other-question';

const meta = {
  title: '订舱/条件已改',
  component: OtherQuestionView,
  args: { on: { submit: fn(), restore: fn() } },
} satisfies Meta<typeof OtherQuestionView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Changed: Story = {
  name: '结果不再显示',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: '重新搜索' }));
    await expect(args.on.submit).toHaveBeenCalledTimes(1);
    await expect(args.on.restore).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: '恢复原来的条件' }));
    await expect(args.on.restore).toHaveBeenCalledTimes(1);
  },
};
export const ChangedPhone: Story = { ...Changed, name: '结果不再显示 手机', globals: { viewport: { value: 'phone' } } };
