import type { Meta, StoryObj } from '@storybook/react-vite';

import { Icon, ICONS, type IconName } from '../../../src/ui/mark/icon';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const record: PieceRecord = {
  path: 'mark/icon',
  status: 'stable',
  purpose: '20 网格的线条图标，跟着文字的颜色。',
  use: ['字旁边，帮眼睛快一点找到。', '每个图标只有一种意思，见“基础 / 图标”。'],
  avoid: ['单独当按钮时用图标按钮，要有名字。'],
  good: {
    shows: () => (
      <span className="flex items-center gap-2">
        <Icon name="phone" />
        联系客服
      </span>
    ),
    why: '图标在前，字在后，一个意思。',
  },
  bad: {
    shows: () => (
      <span className="flex items-center gap-2">
        <Icon name="trash" />
        取消订单
      </span>
    ),
    why: '取消不是删除，订单还在。',
  },
  anatomy: [{ at: 'svg', name: '图标：20 见方，读屏不读' }],
};

const meta = {
  title: '组件/标记/图标',
  component: Icon,
  args: { name: 'calendar', className: 'size-8' },
  argTypes: {
    name: { options: Object.keys(ICONS), control: 'select' },
    className: { options: ['size-4', '', 'size-8'], control: 'inline-radio' },
  },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '一个' };
export const All: Story = {
  name: '全部',
  render: () => (
    <ul className="grid grid-cols-2 gap-3">
      {(Object.keys(ICONS) as IconName[]).map((name) => (
        <li key={name} className="flex items-center gap-2">
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
export const Turning: Story = { name: '转圈', args: { name: 'spinner' } };
