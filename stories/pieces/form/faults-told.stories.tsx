import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { FaultsTold } from '../../../src/ui/form/faults-told';
import { TextField } from '../../../src/ui/form/text-field';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const TWO = '有 2 项要修改：件数、毛重';

const fields = (
  <>
    <TextField label="件数" hint="" error="请填写件数" />
    <TextField label="毛重（kg）" hint="" error="请填写毛重" />
  </>
);

const record: PieceRecord = {
  path: 'form/faults-told',
  shownBy: 'several',
  status: 'stable',
  purpose: '一次提交查出几处错，只报一句，不一处一处地喊。',
  use: ['几个输入框一起核对的表单。', '错误各自写在自己的框下面，读到那里再读。'],
  avoid: ['只有一处错时不用，由输入框自己报。'],
  good: { shows: () => <FaultsTold sentence={TWO}>{fields}</FaultsTold>, why: '读屏只听到一句：有 2 项要修改。' },
  bad: { shows: () => fields, why: '读屏一连听到两次警示，分不清先后。' },
  anatomy: [
    { at: '[role=alert]', name: '总句：只给读屏听' },
    { at: 'input', name: '输入框：错误写在下面，不再自己报' },
  ],
};

const meta = {
  title: '组件/填写/错误总句',
  component: FaultsTold,
  args: { sentence: TWO, children: fields },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof FaultsTold>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {
  name: '几处错',
  play: async ({ canvasElement }) => {
    const alerts = within(canvasElement).getAllByRole('alert');
    await expect(alerts.map(({ textContent }) => textContent)).toEqual([TWO]);
  },
};
export const One: Story = {
  name: '一处错',
  args: { sentence: null, children: <TextField label="件数" hint="" error="请填写件数" /> },
};
export const LongText: Story = {
  name: '长文字',
  args: { sentence: '有 6 项要修改：件数、毛重、体积、英文品名、发货人英文地址、二十四小时应急联系电话' },
};
