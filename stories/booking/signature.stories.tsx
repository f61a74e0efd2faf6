import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { strokesPath } from '../../domain/values/signature';
import type { SignatureView as View } from '../../machines/booking/signature';
import { SignatureView } from '../../src/features/mall/approval/signature';
import { STROKES } from './approval.fixtures';

const blank: View = { stage: 'blank', path: '' };

const meta = {
  title: '商城/签名',
  component: SignatureView,
  args: { view: blank, on: { begin: fn(), draw: fn(), end: fn(), clear: fn(), type: fn(), write: fn() } },
} satisfies Meta<typeof SignatureView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Blank: Story = {
  name: '空的框',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: '键入姓名作为签名' }));
    await expect(args.on.type).toHaveBeenCalled();
  },
};
export const Writing: Story = {
  name: '正在写',
  args: { view: { stage: 'writing', path: strokesPath(STROKES.slice(0, 1)) } },
};
export const Short: Story = { name: '写得太少', args: { view: { stage: 'short', path: 'M60 70L64 78' } } };
export const Drawn: Story = {
  name: '已签名',
  args: { view: { stage: 'drawn', path: strokesPath(STROKES) } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重写' }));
    await expect(args.on.clear).toHaveBeenCalled();
  },
};
export const Typed: Story = { name: '键入姓名作为签名', args: { view: { stage: 'typed', path: '' } } };
export const DrawnPhone: Story = {
  ...Drawn,
  name: '已签名 手机',
  globals: { viewport: { value: 'phone', isRotated: false } },
};
