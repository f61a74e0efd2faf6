import type { Meta, StoryObj } from '@storybook/react-vite';

import { WorkIcon, type WorkIconName } from '../../../src/ui/mark/work-icon';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const record: PieceRecord = {
  path: 'mark/work-icon',
  status: 'stable',
  purpose: '办理页面才用的图标，不拖慢首页。',
  use: ['表单、结果、工作台：打印、上传、对比、筛选。'],
  avoid: ['页头、首页用图标。'],
  good: {
    shows: () => (
      <span className="flex items-center gap-2">
        <WorkIcon name="print" />
        打印订舱单
      </span>
    ),
    why: '图标加动作。',
  },
  bad: {
    shows: () => (
      <span className="flex items-center gap-2">
        <WorkIcon name="star" />
        提交订单
      </span>
    ),
    why: '星与提交没有关系。',
  },
  anatomy: [{ at: 'svg', name: '图标：20 见方，读屏不读' }],
};

const meta = {
  title: '组件/标记/办公图标',
  component: WorkIcon,
  args: { name: 'print', className: 'size-8' },
  argTypes: {
    name: { options: ['columns', 'print', 'save', 'sliders', 'split', 'stop', 'upload'], control: 'select' },
  },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof WorkIcon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '打印' };
export const Several: Story = {
  name: '只在办理页用的',
  render: () => (
    <ul className="flex flex-wrap gap-4">
      {(['columns', 'keyboard', 'save', 'sliders', 'split', 'star', 'stop', 'upload'] satisfies WorkIconName[]).map(
        (name) => (
          <li key={name} className="flex items-center gap-2">
            <WorkIcon name={name} />
            {name}
          </li>
        ),
      )}
    </ul>
  ),
};
export const Small: Story = { name: '小的', args: { name: 'upload', className: 'size-4' } };
