import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { TextLink } from '../../../src/ui/press/text-link';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const record: PieceRecord = {
  path: 'press/text-link',
  shownBy: 'new-tab',
  status: 'stable',
  purpose: '句子里的链接，去另一页或另一处。',
  use: ['正文、说明、表格里的去处。', '去别的网站或新标签页时，写 newTab。'],
  avoid: ['办事用按钮或文字按钮。', '一屏最要紧的去处用按钮样的链接。'],
  good: {
    shows: () => (
      <p>
        提交前请阅读<TextLink href="#terms">用户服务协议</TextLink>。
      </p>
    ),
    why: '链接写去处，单独读出来也明白。',
  },
  bad: {
    shows: () => (
      <p>
        阅读协议请<TextLink href="#terms">点这里</TextLink>。
      </p>
    ),
    why: '读屏列出链接时，只听到“点这里”。',
  },
  anatomy: [
    { at: 'a', name: '字：蓝色带下划线' },
    { at: 'a svg', name: '新标签页的图标，读作文字' },
  ],
};

const meta = {
  title: '组件/操作/文字链接',
  component: TextLink,
  args: { href: '#center', newTab: '（在新标签页打开）', children: '会员中心' },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof TextLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NewTab: Story = {
  name: '新标签页',
  play: async ({ canvasElement }) => {
    const center = within(canvasElement).getByRole('link', { name: /会员中心\s*（在新标签页打开）/ });
    await expect(center).toHaveAttribute('rel', 'noopener noreferrer');
    await userEvent.tab();
    await expect(center).toHaveFocus();
  },
};
export const AtRest: Story = {
  name: '句子中间',
  render: () => (
    <p>
      提交前请阅读<TextLink href="#terms">用户服务协议</TextLink>，有疑问看
      <TextLink href="#help">帮助中心</TextLink>。
    </p>
  ),
};
export const LongText: Story = {
  name: '长文字',
  render: () => (
    <p>
      依据<TextLink href="#rule">《危险货物道路运输规则 第 5 部分：托运要求》（JT/T 617.5）第 7 章的规定</TextLink>
      办理。
    </p>
  ),
};
