import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { ButtonLink } from '../../../src/ui/press/button-link';
import { LinkButton } from '../../../src/ui/press/link-button';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const record: PieceRecord = {
  path: 'press/button-link',
  status: 'stable',
  purpose: '样子是按钮，做的是去另一页。',
  use: ['一屏最要紧的去处：返回船期、去会员中心。', '空的列表给出下一步的去处。'],
  avoid: ['只办事、不换页用按钮。', '句子中间的去处用文字链接。'],
  good: {
    shows: () => (
      <ButtonLink href="#booking" look="sea">
        返回船期
      </ButtonLink>
    ),
    why: '真链接：可复制地址、可在新标签页打开。',
  },
  bad: {
    shows: () => (
      <p>
        没有查到，请
        <ButtonLink href="#booking" look="sea">
          点这里
        </ButtonLink>
        返回
      </p>
    ),
    why: '夹在句中，字里没有去处。',
  },
  anatomy: [{ at: 'a', name: '底：与按钮同高，读作链接' }],
};

const meta = {
  title: '组件/操作/按钮样的链接',
  component: ButtonLink,
  args: { href: '#booking', look: 'sea', size: 'medium', isNewTab: false, children: '返回船期' },
  argTypes: {
    look: { options: ['signal', 'sea', 'line'], control: 'inline-radio' },
    size: { options: ['small', 'medium', 'large', 'sentence'], control: 'inline-radio' },
  },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof ButtonLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };
export const Focused: Story = {
  name: '有焦点',
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: '返回船期' })).toHaveFocus();
  },
};
export const NewTab: Story = {
  name: '新标签页',
  args: { isNewTab: true, look: 'line', children: '会员中心（新标签页）' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
export const BesideLink: Story = {
  name: '与文字按钮并排',
  render: (args) => (
    <span className="flex flex-wrap items-center gap-4">
      <ButtonLink {...args} />
      <LinkButton onClick={() => undefined}>换一批</LinkButton>
    </span>
  ),
};
export const LongText: Story = {
  name: '长文字',
  args: { size: 'sentence', look: 'line', children: '没有直达船期，去看经新加坡中转、11 月 30 日前后的班次' },
};
