import type { Meta, StoryObj } from '@storybook/react-vite';

import { Logo } from '../../../src/ui/mark/logo';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const record: PieceRecord = {
  path: 'mark/logo',
  status: 'stable',
  purpose: '本站的标志：菱形里一道波浪。',
  use: ['页头、登录、打印的抬头，旁边写站名。'],
  avoid: ['不当装饰重复，不改颜色和比例。'],
  good: {
    shows: () => (
      <span className="flex items-center gap-2 font-semibold">
        <Logo />
        化途
      </span>
    ),
    why: '标志在前，站名在后。',
  },
  bad: { shows: () => <Logo className="h-8 w-24" />, why: '拉长了，菱形不成菱形的样子。' },
  anatomy: [{ at: 'svg', name: '菱形：文字的颜色；波浪：橙色' }],
};

const meta = {
  title: '组件/标记/标志',
  component: Logo,
  args: { className: 'size-12' },
  argTypes: { className: { options: ['size-6', 'size-8', 'size-12'], control: 'inline-radio' } },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };
export const Small: Story = { name: '小的', args: { className: 'size-6' } };
export const OnDeep: Story = {
  name: '在深色底上',
  render: (args) => (
    <div className="rounded-card bg-deep p-6 text-on-deep">
      <Logo {...args} />
    </div>
  ),
};
