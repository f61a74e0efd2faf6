import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { judgeAtGlance } from '../../domain/modes/air/glance';
import type { AirRowText } from '../../domain/modes/air/search';
import { AircraftPanelView } from '../../src/modes/air/aircraft-panel';
import { TYPED } from './air.fixtures';

const told = (change: Partial<AirRowText>, isDanger: 'Y' | 'N' = 'Y') => {
  const row = { ...TYPED, ...change };
  return { row, isDanger, glance: judgeAtGlance(row, isDanger) };
};

const meta = {
  title: '空运/能不能上飞机',
  component: AircraftPanelView,
  args: told({}),
} satisfies Meta<typeof AircraftPanelView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const CargoOnly: Story = {
  name: '仅限货机',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('仅限货机')).toBeVisible();
    const tiles = within(canvasElement).getByRole('list', { name: '客机、货机与禁运表' });
    await expect(within(tiles).getByText('超 60 L/件')).toBeVisible();
  },
};
export const Both: Story = { name: '客机、货机均可', args: told({ net: '50' }) };
export const Over: Story = { name: '超过货机限量', args: told({ net: '230' }) };
export const Forbidden: Story = { name: '航空禁运', args: told({ unNo: '1040', group: '', net: '1' }) };
export const AskedGroup: Story = { name: '还没选包装类别', args: told({ group: '' }) };
export const AskedNet: Story = { name: '还没填每件净量', args: told({ net: '' }) };
export const Unlisted: Story = { name: '转人工核对', args: told({ unNo: '3551', group: '' }) };
export const Batteries: Story = { name: '锂电池', args: told({ unNo: '3480', group: '', net: '10', soc: '30' }) };
export const Uncharged: Story = { name: '还没填荷电状态', args: told({ unNo: '3480', group: '', net: '10' }) };
export const Charged: Story = { name: '荷电状态超限', args: told({ unNo: '3480', group: '', net: '10', soc: '35' }) };
export const TooHigh: Story = { name: '货机才装得进', args: told({ net: '50', size: '120×100×170×1' }) };
export const TooLarge: Story = { name: '都装不进', args: told({ size: '120×100×300×1' }) };
export const LargeGeneral: Story = { name: '普通货物，货机才装得进', args: told({ size: '120×100×170×1' }, 'N') };
export const General: Story = { name: '普通货物', args: told({}, 'N') };
