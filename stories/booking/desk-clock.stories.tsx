import type { Meta, StoryObj } from '@storybook/react-vite';

import { BUILT_IN } from '../../domain/values/days-off';
import { ServicesTableView } from '../../src/features/desk/services-table';
import { SERVICE_PRICES } from '../modes/service-prices.fixtures';
import { parseMoment } from '../../domain/values/moments';

const at = (text: string) => parseMoment(text) ?? 0;

const meta = {
  title: '服务台/九项服务',
  component: ServicesTableView,
  args: { view: { now: at('2026-11-20T14:00'), calendar: BUILT_IN, prices: SERVICE_PRICES } },
} satisfies Meta<typeof ServicesTableView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Friday: Story = { name: '周五下午提交' };
export const Waiting: Story = {
  name: '还不知道现在几时',
  args: { view: { now: null, calendar: BUILT_IN, prices: null } },
};
export const EndOfYear: Story = {
  name: '次年放假安排未公布',
  args: { view: { now: at('2026-12-31T10:00'), calendar: BUILT_IN, prices: SERVICE_PRICES } },
};
export const Unpriced: Story = {
  name: '价目尚未录入',
  args: { view: { now: at('2026-11-20T14:00'), calendar: BUILT_IN, prices: { services: {}, extras: {} } } },
};
export const FridayDark: Story = { ...Friday, name: '周五下午提交 深色', globals: { theme: 'dark' } };
export const FridayPhone: Story = {
  ...Friday,
  name: '周五下午提交 手机',
  globals: { viewport: { value: 'phone', isRotated: false } },
};
