import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { Select } from '../../../src/ui/form/select';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const PACKAGES = [
  { key: '1A1', label: '1A1 闭口钢桶' },
  { key: '1H1', label: '1H1 闭口塑料桶' },
  { key: '31H1', label: '31H1 刚性塑料中型散装容器', note: '需附检测报告' },
  { key: '4G', label: '4G 纤维板箱', note: '不可装液体', isOff: true },
];
const none = () => undefined;
const words = { label: '包装', placeholder: '请选择包装', hint: '以运输鉴定书为准', choices: PACKAGES };

const record: PieceRecord = {
  path: 'form/select',
  status: 'stable',
  purpose: '从一列选项里选一项，每项可带说明或不能选的原因。',
  use: ['四项以上，或者选项要写说明。', '可以打字直接跳到选项。'],
  avoid: ['三项以内用并排单选。', '词短又没有说明用原生下拉。'],
  good: {
    shows: () => <Select {...words} chosen="1H1" onChoose={none} />,
    why: '标签一直在，框里是选中的那一项。',
  },
  bad: {
    shows: () => <Select {...words} label="" placeholder="包装" hint="" chosen={null} onChoose={none} />,
    why: '选了之后，没有标签，不知道选的是什么。',
  },
  anatomy: [
    { at: 'label', name: '标签' },
    { at: 'button', name: '框：打开列表' },
    { at: 'button svg', name: '箭头；停用时是锁' },
    { at: '.text-12', name: '说明或错误' },
  ],
};

const meta = {
  title: '组件/填写/下拉',
  component: Select,
  args: { ...words, error: '', chosen: '1H1', isOff: false, onChoose: fn() },
  argTypes: { chosen: { options: ['1A1', '1H1', '31H1'], control: 'select' } },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

function Packing({ first }: { first: string | null }) {
  const [chosen, setChosen] = useState(first);
  return <Select {...words} chosen={chosen} onChoose={setChosen} />;
}

export const AtRest: Story = { name: '平时' };
export const ByKeys: Story = {
  name: '打字选定',
  render: () => <Packing first={null} />,
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
export const Open: Story = {
  name: '展开',
  render: () => <Packing first="1H1" />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /包装/ }));
    await expect(screen.getByRole('option', { name: /1H1 闭口塑料桶/, selected: true })).toBeVisible();
  },
};
export const Wrong: Story = { name: '出错', args: { chosen: null, error: '请选择包装' } };
export const Off: Story = { name: '停用', args: { isOff: true } };
export const LongText: Story = {
  name: '长文字',
  args: {
    choices: [{ key: '1H1', label: '31HA1 复合中型散装容器（刚性塑料内贮器、钢制外壳、底部卸料）' }],
    hint: '以运输条件鉴定书第 3 页的“包装要求”为准，标记不同不能互换',
  },
};
