import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { NativeSelect } from '../../../src/ui/form/native-select';
import { SideBySide } from '../../../src/ui/form/side-by-side';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const PAYMENTS = [
  { key: 'PP', label: '预付' },
  { key: 'CC', label: '到付' },
];
const none = () => undefined;

const record: PieceRecord = {
  path: 'form/side-by-side',
  status: 'stable',
  purpose: '两三项里选一项，都摆在眼前。',
  use: ['三项以内、每项一个短词。', '总有一项选中。'],
  avoid: ['四项以上用下拉。', '可以一项都不选用勾选框。'],
  good: {
    shows: () => <SideBySide label="运费" choices={PAYMENTS} chosen="PP" onChoose={none} />,
    why: '两项都看得见，一按就改。',
  },
  bad: {
    shows: () => <NativeSelect label="运费" hint="" choices={PAYMENTS} chosen="PP" onChoose={none} />,
    why: '只有两项还要展开一次。',
  },
  anatomy: [
    { at: 'legend', name: '标签：说明选的是什么' },
    { at: 'label', name: '选项：高 44；选中时蓝框、加粗' },
  ],
};

const meta = {
  title: '组件/填写/并排单选',
  component: SideBySide,
  args: { label: '运费', choices: PAYMENTS, chosen: 'PP', onChoose: fn() },
  argTypes: { chosen: { options: ['PP', 'CC'], control: 'inline-radio' } },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof SideBySide>;
export default meta;

type Story = StoryObj<typeof meta>;

function Payment() {
  const [chosen, setChosen] = useState('PP');
  return <SideBySide label="运费" choices={PAYMENTS} chosen={chosen} onChoose={setChosen} />;
}

export const AtRest: Story = { name: '平时' };
export const ByKeys: Story = {
  name: '用方向键改选',
  render: () => <Payment />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(canvasElement).getByRole('radio', { name: '到付' })).toBeChecked();
  },
};
export const LongText: Story = {
  name: '长文字',
  args: {
    label: '到港以后由谁办理清关并承担目的港的费用',
    choices: [
      { key: 'PP', label: '由平台办理并垫付' },
      { key: 'CC', label: '由收货人办理并支付' },
      { key: 'LATER', label: '到港前再定' },
    ],
  },
};
