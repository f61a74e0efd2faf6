import type { Meta, StoryObj } from '@storybook/react-vite';

import { BOOKING_MODES } from '../../../domain/mode-ids';
import { bookingSearchCopy } from '../../../src/copy/search/booking-search';
import { ModeIcon } from '../../../src/ui/mark/mode-icon';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const record: PieceRecord = {
  path: 'mark/mode-icon',
  status: 'stable',
  purpose: '每种运输与服务各一个图标。',
  use: ['方式页签、订单列表，旁边写方式的名字。'],
  avoid: ['不单独用，图标之间只差一点。'],
  good: {
    shows: () => (
      <span className="flex items-center gap-2">
        <ModeIcon mode="TANK" />
        罐箱
      </span>
    ),
    why: '图标加名字，各方式都一样摆。',
  },
  bad: {
    shows: () => (
      <span className="flex items-center gap-2">
        <ModeIcon mode="FCL" />
        <ModeIcon mode="LCL" />
        <ModeIcon mode="FLEXI" />
      </span>
    ),
    why: '没有名字，分不清整箱与液袋。',
  },
  anatomy: [{ at: 'svg', name: '图标：20 见方，读屏不读' }],
};

const meta = {
  title: '组件/标记/方式图标',
  component: ModeIcon,
  args: { mode: 'FCL', className: 'size-8' },
  argTypes: { mode: { options: [...BOOKING_MODES], control: 'select' } },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof ModeIcon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '整箱' };
export const All: Story = {
  name: '全部方式',
  render: () => (
    <ul className="grid grid-cols-2 gap-3">
      {BOOKING_MODES.map((mode) => (
        <li key={mode} className="flex items-center gap-2">
          <ModeIcon mode={mode} />
          {bookingSearchCopy.mode[mode]}
        </li>
      ))}
    </ul>
  ),
};
export const Small: Story = { name: '小的', args: { mode: 'AIR', className: 'size-4' } };
