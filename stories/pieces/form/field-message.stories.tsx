import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { FieldMessage } from '../../../src/ui/form/field-message';
import { LinkButton } from '../../../src/ui/press/link-button';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const record: PieceRecord = {
  path: 'form/field-message',
  shownBy: 'with-way',
  status: 'stable',
  purpose: '控件下面的一句：说明，或者哪里不对、怎么改。',
  use: ['说明写格式、单位、从哪里抄。', '错误写出了什么、怎么改，可带一个按钮。'],
  avoid: ['整块载入失败用“出错的板块”。', '几句话的规定写在表单外面。'],
  good: { shows: () => <FieldMessage error="毛重需大于净重 12,800 kg" />, why: '写明界限，照着就能改。' },
  bad: { shows: () => <FieldMessage error="输入有误" />, why: '不知道错在哪里。' },
  anatomy: [
    { at: 'svg', name: '图标：不只靠颜色' },
    { at: '[role=alert]', name: '错误：出现时读出' },
    { at: 'button', name: '出路：一按就改好' },
  ],
};

const meta = {
  title: '组件/填写/框下的话',
  component: FieldMessage,
  args: { hint: '含包装与托盘', error: '毛重需大于净重', way: null },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof FieldMessage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithWay: Story = {
  name: '出错并给出路',
  args: { error: '该船不接 20 t 以上的箱。', way: <LinkButton onClick={fn()}>减到 19,800 kg</LinkButton> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).not.toHaveTextContent('减到');
  },
};
export const Hint: Story = { name: '说明', args: { error: '' } };
export const LongText: Story = {
  name: '长文字',
  args: { error: '包装标记 1A1/Y1.4/150/26 只能装包装类别Ⅱ、Ⅲ的液体，相对密度不超过 1.4；所选货物是包装类别Ⅰ。' },
};
