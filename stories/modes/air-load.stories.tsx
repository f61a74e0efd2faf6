import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { judgeAtGlance } from '../../domain/modes/air/glance';
import type { AirRowText } from '../../domain/modes/air/search';
import { LoadCardView } from '../../src/modes/air/load-card';
import { TYPED } from './air.fixtures';

const seen = (change: Partial<AirRowText>, isDanger: 'Y' | 'N' = 'Y') => {
  const row = { ...TYPED, ...change };
  return {
    view: {
      rows: [{ ...row, key: '1', identity: { kind: 'nobody' as const, goods: [], strangers: [] } }],
      isDanger,
      isStackable: true,
      isTyping: false,
      canAdd: false,
    },
    glance: judgeAtGlance(row, isDanger),
  };
};

const meta = {
  title: '空运/我的货',
  component: LoadCardView,
  args: {
    ...seen({}),
    on: { change: fn(), declareDanger: fn() },
    picker: <input aria-label="查物质" className="min-w-0 flex-1" />,
  },
} satisfies Meta<typeof LoadCardView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paint: Story = {
  name: '多个包装类别的货',
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(within(canvasElement).getByLabelText('包装类别'), 'II');
    await expect(args.on.change).toHaveBeenCalledWith('1', 'group', 'II');
  },
};
export const Batteries: Story = { name: '锂电池', args: seen({ unNo: '3480', group: '', soc: '30', wh: '90' }) };
export const Peroxide: Story = { name: '随浓度不同的货', args: seen({ unNo: '2014', group: '', percent: '35' }) };
export const Trial: Story = { name: '试算', args: seen({ pieces: '', kg: '', m3: '', net: '' }) };
export const Owed: Story = { name: '还差几项', args: seen({ pieces: '', m3: '' }) };
export const Wrong: Story = { name: '填错', args: seen({ kg: '-1', m3: '3', net: 'x' }) };
export const General: Story = { name: '普通货物', args: seen({}, 'N') };
