import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import type { OwnSamplesView as View } from '../../machines/identity/own-samples';
import { OwnSamplesView } from '../../src/features/user-center/own-samples';
import { OWN_SAMPLES, REFUSED_SAMPLES } from '../booking/sample.fixtures';
import { night, phone } from '../sights';

const shown: View = { stage: 'shown', products: OWN_SAMPLES, failureCode: null };

const meta = {
  title: '会员中心/我的样品',
  component: OwnSamplesView,
  args: { view: shown, on: { refresh: fn() } },
  decorators: [(Story) => <main className="wrap bg-canvas py-8">{Story()}</main>],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OwnSamplesView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: Partial<View>): Story => ({ name, args: { view: { ...shown, ...view } } });
const lost = (name: string, failureCode: View['failureCode']) =>
  story(name, { stage: 'lost', products: [], failureCode });

export const Shown: Story = {
  ...story('两种商品，一种次数已用完', {}),
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByText('365 天内的次数已用完，2027-01-05 起可再申请')).toBeVisible();
    await expect(page.getAllByRole('link', { name: '看商品与申请' })[1]).toHaveAttribute(
      'href',
      '/business?item=P0067',
    );
    await userEvent.click(page.getByRole('button', { name: '刷新' }));
    await expect(args.on.refresh).toHaveBeenCalledOnce();
  },
};
export const Refused = story('未通过的不计次数', { products: REFUSED_SAMPLES });
export const Empty = story('还没有申请过', { products: [] });
export const Loading = story('正在取', { stage: 'loading', products: [] });
export const Offline: Story = {
  ...lost('网络不通', 'network'),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }));
    await expect(args.on.refresh).toHaveBeenCalledOnce();
  },
};
export const Unavailable = lost('服务器繁忙', 'unavailable');
export const Unexpected = lost('出错', 'unexpected');
export const ShownDark = night(Shown);
export const ShownPhone = phone(Shown);
export const EmptyPhone = phone(Empty);
