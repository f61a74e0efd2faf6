import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ShownPhotos } from '../../src/trade/papers/shown-photos';
import { TakenFile } from '../../src/trade/papers/taken-file';
import { onSurface } from '../pieces/on-surface';
import type { PatternRecord } from '../pieces/piece-record';
import { DOORS } from '../small-photo.fixtures';
import { night } from '../sights';

const photo = (fileId: string, name: string) => ({ fileId, name, small: DOORS });
const file = { small: DOORS, at: '2026-11-30T06:20:00.000Z', bytes: 412_000 };

const pattern: PatternRecord = {
  views: ['src/trade/papers/shown-photos.tsx', 'src/trade/papers/taken-file.tsx'],
  status: 'stable',
  purpose: '已经交来的照片与文件：小图、名称、时间、大小，按一下打开原件。',
  use: ['照片多的排成一行小图。', '一份文件一行，写时间与大小。'],
  avoid: ['还没传完的用上传。', '打印时不印小图。'],
  good: {
    shows: () => (
      <ul>
        <TakenFile file={file} shown="箱门.jpg" spoken="打开 箱门.jpg" onOpen={() => {}} />
      </ul>
    ),
    why: '是哪一份、几时交的，都写着。',
  },
  bad: { shows: () => <p>已上传 1 个附件</p>, why: '是哪一份，看不出，也打不开。' },
  anatomy: [
    { at: 'ul', name: '一组照片：读屏先读是什么的照片' },
    { at: 'li button', name: '一张：打开原图' },
    { at: 'li img', name: '小图' },
  ],

  heard: { at: 'ul', says: '箱门 的照片 1：查看 箱门.jpg，按钮；箱门 的照片 2：查看 铅封.jpg，按钮' },
  keys: [
    {
      at: 'li button',
      key: 'Enter',
      does: '打开这一张',
      proves: () => expect(meta.args.onOpen).toHaveBeenCalled(),
    },
  ],
  states: { long: '交易件-照片与文件--long-text', dark: '交易件-照片与文件--at-rest-dark' },
};

const meta = {
  title: '交易件/照片与文件',
  component: ShownPhotos,
  args: { of: '箱门', photos: [photo('F1', '箱门.jpg'), photo('F2', '铅封.jpg')], onOpen: fn() },
  argTypes: { photos: { control: false }, of: { control: 'text' } },
  decorators: [onSurface],
  parameters: { pattern },
} satisfies Meta<typeof ShownPhotos>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };
export const OneFile: Story = {
  name: '一份文件',
  render: () => (
    <ul>
      <TakenFile file={file} shown="装箱检查记录.pdf" spoken="打开 装箱检查记录.pdf" onOpen={fn()} />
      <TakenFile file={{ ...file, small: null }} shown="称重单.pdf" spoken="打开 称重单.pdf" onOpen={fn()} />
    </ul>
  ),
};
export const LongText: Story = {
  name: '长文字',
  render: () => (
    <ul>
      <TakenFile
        file={file}
        shown="CONTAINER-PACKING-CERTIFICATE-AND-STUFFING-SUPERVISION-REPORT-2026-11-30-SHANGHAI.pdf"
        spoken="打开 装箱检查记录"
        onOpen={fn()}
      />
    </ul>
  ),
};
export const AtRestDark = night(AtRest);
