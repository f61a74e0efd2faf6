import type { Meta, StoryObj } from '@storybook/react-vite';

import { CHOICE_LOOK, ChoiceWords, LIST_LOOK } from '../../../src/ui/form/choice-list';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const DRUM = { key: '1A1', label: '1A1 闭口钢桶' };

const record: PieceRecord = {
  path: 'form/choice-list',
  shownBy: 'chosen',
  status: 'stable',
  purpose: '展开的列表里一行的写法：名称、说明、是否选中。',
  use: ['下拉、港口与货物的查找，列表都用它。', '不能选的留在列表里，并写明原因。'],
  avoid: ['不是选择的列表用表格或普通列表。'],
  good: {
    shows: () => (
      <span className="flex items-center gap-3">
        <ChoiceWords choice={{ key: '4G', label: '4G 纤维板箱', note: '不可装液体', isOff: true }} isChosen={false} />
      </span>
    ),
    why: '不能选，就写为什么。',
  },
  bad: {
    shows: () => (
      <span className="flex items-center gap-3">
        <ChoiceWords choice={{ key: '4G', label: '4G 纤维板箱（灰）' }} isChosen={false} />
      </span>
    ),
    why: '只变灰，看的人不知道原因。',
  },
  anatomy: [
    { at: 'li > span > span', name: '名称：选中时加粗' },
    { at: 'li .text-12', name: '说明或不能选的原因' },
    { at: 'li svg', name: '对勾：选中' },
  ],
};

const meta = {
  title: '组件/填写/列表的一行',
  component: ChoiceWords,
  args: { choice: { ...DRUM, note: '常用' }, isChosen: true },
  argTypes: {
    choice: {
      options: ['钢桶', '塑料桶', '纤维板箱'],
      mapping: {
        钢桶: { ...DRUM, note: '常用' },
        塑料桶: { key: '1H1', label: '1H1 闭口塑料桶' },
        纤维板箱: { key: '4G', label: '4G 纤维板箱', note: '不可装液体' },
      },
      control: 'select',
    },
  },
  decorators: [
    (Story) => (
      <ul className={LIST_LOOK}>
        <li className={CHOICE_LOOK}>
          <Story />
        </li>
      </ul>
    ),
    onSurface,
  ],
  parameters: { record },
} satisfies Meta<typeof ChoiceWords>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = { name: '已选' };
export const AtRest: Story = { name: '平时', args: { choice: DRUM, isChosen: false } };
export const LongText: Story = {
  name: '长文字',
  args: {
    choice: {
      key: '31H1',
      label: '31H1 刚性塑料中型散装容器',
      note: '需附检测报告，两年半内有效，只装第Ⅱ、Ⅲ类包装的液体',
    },
  },
};
