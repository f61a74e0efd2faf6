import type { Meta, StoryObj } from '@storybook/react-vite';

import { StationSketchView } from '../../src/modes/cfs/station-sketch';

const meta = {
  title: '内装/进站路线',
  component: StationSketchView,
  args: { isDanger: 'Y' },
} satisfies Meta<typeof StationSketchView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Danger: Story = { name: '危品' };
export const General: Story = { name: '普货', args: { isDanger: 'N' } };
