import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Atlas } from '../../flows/atlas/atlas';
import { StageRoot } from '../../flows/atlas/stage-root';

const meta = {
  title: '流程/图集',
  component: Atlas,
  args: { around: { stage: { src: 'iframe.html?id=流程-图集--stage&viewMode=story' }, storybook: 'index.html' } },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof Atlas>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Contents: Story = {
  name: '全部流程',
  play: async ({ canvasElement }) => {
    const isOneChart = window.location.hash !== '';
    if (isOneChart) return;
    await expect(within(canvasElement).getByRole('link', { name: /登录弹窗/ })).toBeVisible();
  },
};

export const Stage: Story = { name: '界面的舞台', render: () => <StageRoot />, tags: ['!dev'] };
