import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { judgeAtGlance } from '../../domain/modes/air/glance';
import type { AirRowText } from '../../domain/modes/air/search';
import { LimitPanelView } from '../../src/modes/air/limit-panel';
import { TYPED } from './air.fixtures';

const held = (change: Partial<AirRowText>) => {
  const row = { ...TYPED, ...change };
  return { row, glance: judgeAtGlance(row, 'Y') };
};

const meta = {
  title: '空运/每件限量',
  component: LimitPanelView,
  args: { ...held({}), onRepack: fn() },
} satisfies Meta<typeof LimitPanelView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paint: Story = {
  name: '换成小包装可上客机',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '按 50 L × 4 重算' }));
    await expect(args.onRepack).toHaveBeenCalledWith({ net: '50', pieces: '4' });
  },
};
export const Over: Story = { name: '换成小包装可上货机', args: held({ unNo: '1294', group: '', net: '230' }) };
export const Batteries: Story = { name: '锂电池', args: held({ unNo: '3480', group: '', net: '10', soc: '30' }) };
export const Blank: Story = { name: '还没填 UN 编号', args: held({ unNo: '', group: '', net: '' }) };
