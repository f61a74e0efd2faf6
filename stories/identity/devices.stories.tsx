import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import type { Device, DevicesFailureCode, DevicesView } from '../../machines/identity/devices';
import { DevicesCardView } from '../../src/features/user-center/devices-card';

const here: Device = {
  sessionId: 'S1',
  device: 'Windows · Chrome',
  createdAt: '2026-11-20T02:00:00.000Z',
  seenAt: '2026-11-21T02:00:00.000Z',
  isCurrent: true,
};
const phone: Device = { ...here, sessionId: 'S2', device: 'iPhone · 微信', isCurrent: false };
const listed: DevicesView = { stage: 'listed', devices: [here, phone], endingId: null, failureCode: null };

const meta = {
  title: '会员中心/已登录的设备',
  component: DevicesCardView,
  args: { view: listed, on: { refresh: fn(), end: fn() } },
} satisfies Meta<typeof DevicesCardView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, change: Partial<DevicesView>): Story => ({
  name,
  args: { view: { ...listed, ...change } },
});
const failed = (name: string, failureCode: DevicesFailureCode) =>
  story(name, { stage: 'failed', devices: [], failureCode });

export const Loading = story('正在取得', { stage: 'loading', devices: [] });
export const Listed: Story = {
  ...story('两台设备', {}),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '让 iPhone · 微信 退出登录' }));
    await expect(args.on.end).toHaveBeenCalledWith('S2');
  },
};
export const Alone = story('只有这一台', { devices: [here] });
export const Ending = story('正在退出一台', { endingId: 'S2' });
export const NotEndedOffline = story('没有退出：网络不通', { failureCode: 'network' });
export const NotEnded = story('没有退出：服务器繁忙', { failureCode: 'unavailable' });
export const NotEndedUnexpected = story('没有退出：出错', { failureCode: 'unexpected' });
export const Offline: Story = {
  ...failed('网络不通', 'network'),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect(args.on.refresh).toHaveBeenCalledOnce();
  },
};
export const Unavailable = failed('服务器繁忙', 'unavailable');
export const Unexpected = failed('出错', 'unexpected');
