import type { Meta, StoryObj } from '@storybook/react-vite';

import { FIELD_BOX, FieldFrame } from '../../../src/ui/form/field-frame';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const box = (
  <div className={FIELD_BOX}>
    <input
      id="weight"
      aria-describedby="weight-note"
      className="h-full min-w-0 flex-1 bg-transparent px-3 text-16 outline-none"
      defaultValue="14160"
    />
  </div>
);

const record: PieceRecord = {
  path: 'form/field-frame',
  status: 'stable',
  purpose: '输入框的外框：上面标签，下面说明或错误。',
  use: ['自己画的输入控件，套上它就与别的一样高、一样说话。'],
  avoid: ['一般的输入用输入框、下拉，它们自带外框。'],
  good: {
    shows: () => (
      <FieldFrame id="good" label="毛重（kg）" hint="含包装与托盘">
        <div className={FIELD_BOX}>
          <input id="good" aria-describedby="good-note" className="min-w-0 flex-1 px-3" />
        </div>
      </FieldFrame>
    ),
    why: '标签一直在，单位写在标签里。',
  },
  bad: {
    shows: () => (
      <div className={FIELD_BOX}>
        <input aria-label="毛重" className="min-w-0 flex-1 px-3" placeholder="毛重" />
      </div>
    ),
    why: '一打字，占位文字没了，不知道填的是什么。',
  },
  anatomy: [
    { at: 'label', name: '标签' },
    { at: 'label + span', name: '星号：必填' },
    { at: 'input', name: '框：高 44' },
    { at: '[id$=-note]', name: '说明；出错时换成错误，高度不变' },
  ],
};

const meta = {
  title: '组件/填写/外框',
  component: FieldFrame,
  args: { id: 'weight', label: '毛重（kg）', hint: '含包装与托盘', error: '', required: '必填', children: box },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof FieldFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };
export const Wrong: Story = { name: '出错', args: { error: '毛重需大于净重' } };
export const LongText: Story = {
  name: '长文字',
  args: {
    label: '最大总质量（含包装、托盘与加固材料，按箱合计，kg）',
    hint: '与装箱单、VGM 一致；超过箱体标记的最大总质量时不能装船，需减货或换箱。',
  },
};
