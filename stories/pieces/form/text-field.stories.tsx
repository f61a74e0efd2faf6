import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { TextField } from '../../../src/ui/form/text-field';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const record: PieceRecord = {
  path: 'form/text-field',
  status: 'stable',
  purpose: '填一行字或一个数。',
  use: ['手机号、件数、毛重、品名：一行能写完的。', '单位写在标签里，格式写在说明里。'],
  avoid: ['答案就那几个时用单选或下拉。', '密码用密码框。'],
  good: {
    shows: () => <TextField label="毛重（kg）" hint="含包装与托盘" inputMode="decimal" />,
    why: '标签在上，一直看得见；数字出数字键盘。',
  },
  bad: {
    shows: () => <TextField label="" aria-label="毛重" hint="" placeholder="请输入毛重" />,
    why: '占位文字当标签，打了字就没了。',
  },
  anatomy: [
    { at: 'label', name: '标签：写单位' },
    { at: 'label + span', name: '星号：必填' },
    { at: 'input', name: '框：高 44，字号 16' },
    { at: '[id$=-note]', name: '说明；出错时换成错误，高度不变' },
  ],
};

const meta = {
  title: '组件/填写/输入框',
  component: TextField,
  args: {
    label: '毛重（kg）',
    hint: '含包装与托盘',
    error: '',
    required: '必填',
    placeholder: '',
    readOnly: false,
    onChange: fn(),
  },
  argTypes: { hint: { control: 'text' }, error: { control: 'text' } },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = {
  name: '平时',
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: '毛重（kg）' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('14160');
    await expect(box).toHaveValue('14160');
  },
};
export const Wrong: Story = {
  name: '出错',
  args: { error: '毛重需大于净重 12,800 kg' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription('毛重需大于净重 12,800 kg');
  },
};
export const Fixed: Story = {
  name: '暂不可改',
  args: { label: '订单号', hint: '正在提交，暂不可修改', value: 'FC26 0314', readOnly: true },
};
export const LongText: Story = {
  name: '长文字',
  args: {
    label: '技术名称（类属条目需写出主要成分，英文，与安全数据单第 3 项一致）',
    hint: '例如：CONTAINS XYLENE AND N-BUTYL ACETATE；多于两种只写危险性最大的两种。',
  },
};
