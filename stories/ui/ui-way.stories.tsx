import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { ButtonLink } from '../../src/ui/press/button-link';
import { Steps } from '../../src/ui/show/steps';
import { TextLink } from '../../src/ui/press/text-link';

const Sheet = ({ children }: { children: ReactNode }) => (
  <div className="grid max-w-180 gap-8 rounded-card bg-surface p-6">{children}</div>
);

const meta = { title: '基础/步骤与链接', component: Sheet, args: { children: null } } satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;
const dark = { globals: { theme: 'dark' }, play: async () => {} };
const phone = { globals: { viewport: { value: 'phone' } }, play: async () => {} };

const onVisit = fn();
const STEPS = [
  { key: 'goods', title: '货物', note: 'UN 1230 甲醇' },
  { key: 'boxes', title: '箱型与重量', note: '20GP × 2' },
  { key: 'parties', title: '收发货人' },
  { key: 'confirm', title: '确认提交' },
];
const words = { done: '已完成', current: '当前步骤', coming: '未开始' };
const steps = { steps: STEPS, words };

export const Ways: Story = {
  name: '步骤',
  render: () => (
    <Sheet>
      <Steps {...steps} label="下单步骤，第一步" current={0} shape="row" />
      <Steps {...steps} label="下单步骤" current={2} shape="row" onVisit={onVisit} />
      <Steps {...steps} label="下单步骤，已完成" current={4} shape="row" />
      <Steps {...steps} label="下单步骤，竖排" current={1} shape="column" />
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const row = within(within(canvasElement).getByRole('list', { name: '下单步骤' }));
    await expect(row.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step');
    await expect(row.queryByRole('button', { name: '确认提交' })).toBeNull();
    row.getByRole('button', { name: '货物' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onVisit).toHaveBeenCalledWith('goods');
  },
};
export const WaysDark: Story = { ...Ways, name: '步骤 深色', ...dark };
export const WaysPhone: Story = { ...Ways, name: '步骤 手机', ...phone };

export const Links: Story = {
  name: '链接',
  render: () => (
    <Sheet>
      <p>
        提交前请阅读<TextLink href="#terms">用户服务协议</TextLink>；审核进度见
        <TextLink href="#center" newTab="（在新标签页打开）">
          用户中心
        </TextLink>
        。
      </p>
      <p>
        <ButtonLink href="#booking" look="sea">
          返回船期
        </ButtonLink>
      </p>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const center = within(canvasElement).getByRole('link', { name: /用户中心\s*（在新标签页打开）/ });
    await expect(center).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
export const LinksDark: Story = { ...Links, name: '链接 深色', ...dark };
