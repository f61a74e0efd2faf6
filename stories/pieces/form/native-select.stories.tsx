import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { NativeSelect } from '../../../src/ui/form/native-select';
import { SideBySide } from '../../../src/ui/form/side-by-side';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const BOXES = [
  { key: '20GP', label: '20GP 普通箱' },
  { key: '40GP', label: '40GP 普通箱' },
  { key: '40HQ', label: '40HQ 高箱' },
  { key: '20TK', label: '20TK 罐箱' },
];
const none = () => undefined;

const record: PieceRecord = {
  path: 'form/native-select',
  status: 'stable',
  purpose: '浏览器自带的下拉，手机上是滚轮，最轻最稳。',
  use: ['四项以上、每项一个短词、不用写说明。'],
  avoid: ['三项以内用并排单选。', '选项要写原因或说明时用下拉。', '上百项用带查找的选择。'],
  good: {
    shows: () => <NativeSelect label="箱型" hint="" choices={BOXES} chosen="20GP" onChoose={none} />,
    why: '四种箱型，词短，一看就选。',
  },
  bad: {
    shows: () => (
      <NativeSelect
        label="付款"
        hint=""
        choices={[
          { key: 'PP', label: '预付' },
          { key: 'CC', label: '到付' },
        ]}
        chosen="PP"
        onChoose={none}
      />
    ),
    why: '只有两项，藏起来反而多按一次。',
  },
  anatomy: [
    { at: 'label', name: '标签' },
    { at: 'select', name: '框：高 44，字号 16，手机不放大页面' },
  ],
};

const onChoose = fn();
const meta = {
  title: '组件/填写/原生下拉',
  component: NativeSelect,
  args: { label: '箱型', hint: '', error: '', open: '请选择', choices: BOXES, chosen: '', onChoose },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof NativeSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = {
  name: '平时',
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('combobox', { name: '箱型' })).toHaveFocus();
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox'), '40HQ');
    await expect(onChoose).toHaveBeenCalledWith('40HQ');
  },
};
export const Wrong: Story = { name: '出错', args: { error: '请选择箱型', required: '必填' } };
export const BesideRadios: Story = {
  name: '两项时改用并排单选',
  render: () => <SideBySide label="付款" choices={BOXES.slice(0, 2)} chosen="20GP" onChoose={none} />,
};
export const LongText: Story = {
  name: '长文字',
  args: {
    open: '请选择要装的箱型，不知道就选“由平台按货量与体积推荐”',
    hint: '按货量、体积与包装选，装不下会在下一步写明',
  },
};
