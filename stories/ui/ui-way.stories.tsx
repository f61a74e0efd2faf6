import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';

import { ButtonLink } from '../../src/ui/press/button-link';
import { TextLink } from '../../src/ui/press/text-link';

const Sheet = ({ children }: { children: ReactNode }) => (
  <div className="grid max-w-180 gap-8 rounded-card bg-surface p-6">{children}</div>
);

const meta = { title: '组件/链接', component: Sheet, args: { children: null } } satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;
const dark = { globals: { theme: 'dark' }, play: async () => {} };

export const Links: Story = {
  name: '链接',
  render: () => (
    <Sheet>
      <p>
        提交前请阅读<TextLink href="#terms">用户服务协议</TextLink>；审核进度见
        <TextLink href="#center" newTab="（在新标签页打开）">
          会员中心
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
    const center = within(canvasElement).getByRole('link', { name: /会员中心\s*（在新标签页打开）/ });
    await expect(center).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
export const LinksDark: Story = { ...Links, name: '链接 深色', ...dark };
