import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { SkipLink } from '../../../src/ui/press/skip-link';
import type { PieceRecord } from '../piece-record';

const record: PieceRecord = {
  path: 'press/skip-link',
  shownBy: 'focused',
  status: 'stable',
  purpose: '用键盘的人一按就越过页头，到正文。',
  use: ['每页的第一个可到达处。', '一长列控件之前，例如越过筛选到结果。'],
  avoid: ['一页不超过两个。', '给鼠标看的去处用文字链接。'],
  good: {
    shows: () => <p className="rounded-control bg-surface px-4 py-2 text-sea shadow-raised">跳到正文</p>,
    why: '按 Tab 时浮出来，写明跳到哪里。',
  },
  bad: {
    shows: () => <p className="text-12 text-muted">按 Tab 可跳过</p>,
    why: '一直占着地方，又不是链接。',
  },
  anatomy: [{ at: 'a', name: '链接：平时在屏外，有焦点时浮在左上角' }],
  isApart: true,
};

const meta = {
  title: '组件/操作/跳到正文',
  component: SkipLink,
  args: { to: 'below', children: '跳到正文' },
  decorators: [
    (Story) => (
      <div className="min-h-40 rounded-card bg-surface p-6">
        <Story />
        <p id="below" tabIndex={-1}>
          正文从这里开始。
        </p>
      </div>
    ),
  ],
  parameters: { record },
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  name: '有焦点',
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: '跳到正文' });
    await expect(link).toHaveFocus();
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
  },
};
export const AtRest: Story = { name: '平时' };
export const LongText: Story = {
  name: '长文字',
  args: { children: '越过 14 项筛选条件，直接到 12 个船期的结果' },
  play: async () => userEvent.tab(),
};
