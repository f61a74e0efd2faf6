import type { Meta, StoryObj } from '@storybook/react-vite';

import { SmallPhoto } from '../../../src/ui/mark/small-photo';
import { DOORS } from '../../small-photo.fixtures';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const record: PieceRecord = {
  path: 'mark/small-photo',
  status: 'stable',
  purpose: '上传照片的缩略图，原图要看时再取。',
  use: ['照片列表，旁边写拍的是什么。'],
  avoid: ['不单独用：读屏不读它，读旁边的字。'],
  good: {
    shows: () => (
      <span className="flex items-center gap-3">
        <SmallPhoto>{DOORS}</SmallPhoto>
        铅封，11-29 09:12
      </span>
    ),
    why: '写明拍的是什么、什么时候。',
  },
  bad: {
    shows: () => (
      <span className="flex items-center gap-3">
        <SmallPhoto>{DOORS}</SmallPhoto>
        IMG_2043.jpg
      </span>
    ),
    why: '文件名谁也看不懂。',
  },
  anatomy: [{ at: 'img', name: '照片：96 × 72，多出的剪掉' }],
};

const meta = {
  title: '组件/标记/小照片',
  component: SmallPhoto,
  args: { children: DOORS },
  argTypes: {
    children: { options: ['箱门', '坏了的图'], mapping: { 箱门: DOORS, 坏了的图: 'AAAA' }, control: 'inline-radio' },
  },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof SmallPhoto>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };
export const WithWords: Story = {
  name: '旁边有字',
  render: (args) => (
    <span className="flex items-center gap-3">
      <SmallPhoto {...args} />
      铅封，11-29 09:12
    </span>
  ),
};
export const LongText: Story = {
  name: '长文字',
  render: (args) => (
    <span className="flex items-center gap-3">
      <SmallPhoto {...args} />
      装箱完毕、关门之前：左侧第三排的桶有一只凹痕，没有渗漏，已加垫木
    </span>
  ),
};
