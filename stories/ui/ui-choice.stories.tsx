import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import type { Choice } from '../../src/ui/form/choice-list';
import { Select } from '../../src/ui/form/select';

const Sheet = ({ children }: { children: ReactNode }) => (
  <div className="grid max-w-104 gap-4 rounded-card bg-surface p-6">{children}</div>
);

const meta = { title: '组件/选择', component: Sheet, args: { children: null } } satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;
const dark = { globals: { theme: 'dark' }, play: async () => {} };

const PACKAGES: Choice[] = [
  { key: '1A1', label: '1A1 闭口钢桶' },
  { key: '1H1', label: '1H1 闭口塑料桶' },
  { key: '31H1', label: '31H1 刚性塑料中型散装容器', note: '需附检测报告' },
  { key: '4G', label: '4G 纤维板箱', note: '不可装液体', isOff: true },
];
const select = { label: '包装', placeholder: '请选择包装', hint: '以运输鉴定书为准', choices: PACKAGES };

function Packing({ first }: { first: string | null }) {
  const [chosen, setChosen] = useState(first);
  return <Select {...select} chosen={chosen} onChoose={setChosen} />;
}

export const Selects: Story = {
  name: '下拉',
  render: () => (
    <Sheet>
      <Packing first={null} />
      <Select {...select} label="包装（已选）" chosen="1H1" onChoose={fn()} />
      <Select {...select} label="包装（出错）" chosen={null} error="请选择包装" onChoose={fn()} />
      <Select {...select} label="包装（停用）" chosen="1A1" isOff onChoose={fn()} />
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '包装' });
    button.focus();
    await userEvent.keyboard(' ');
    await expect(await screen.findByRole('option', { name: /4G/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('31{Enter}');
    await waitFor(() => expect(button).toHaveTextContent('31H1 刚性塑料中型散装容器'));
    await waitFor(() => expect(button).toHaveFocus());
  },
};
export const SelectsDark: Story = { ...Selects, name: '下拉 深色', ...dark };

export const SelectOpen: Story = {
  name: '下拉 展开',
  render: () => (
    <Sheet>
      <Packing first="1H1" />
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /包装/ }));
    await expect(screen.getByRole('option', { name: /1H1 闭口塑料桶/, selected: true })).toBeVisible();
  },
};
export const SelectOpenDark: Story = { ...SelectOpen, name: '下拉 展开 深色', globals: { theme: 'dark' } };
