import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';

import type { ShownFile } from '../../machines/order/file-upload';
import { orderComplaintCopy } from '../../src/copy/after/complaint';
import { PhotoPickerView } from '../../src/features/file-upload/photo-picker';
import { night, phone } from '../sights';
import { PHOTO, PHOTO_INTENTS, PHOTOS } from './photo-picker.fixtures';

const meta = {
  title: '订单/投诉照片',
  component: PhotoPickerView,
  args: {
    label: orderComplaintCopy.photos,
    hint: orderComplaintCopy.photosHint,
    error: undefined,
    isShut: false,
    view: { rows: [], isBusy: false },
    on: PHOTO_INTENTS,
  },
  decorators: [(Story) => <div className="w-full max-w-100 bg-surface p-4">{Story()}</div>],
} satisfies Meta<typeof PhotoPickerView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, change: Partial<ShownFile>): Story => ({
  name,
  args: { view: { rows: [{ ...PHOTO, fileId: '', percent: 0, ...change }], isBusy: false } },
});

export const None: Story = {
  name: '还没有照片',
  play: async ({ args }) => {
    const photo = new File(['\xff\xd8\xff'], '渗漏的桶.jpg', { type: 'image/jpeg' });
    await userEvent.upload(screen.getByLabelText('拍照或选照片'), photo);
    await expect(args.on.choose).toHaveBeenCalledWith('COMPLAINT', [photo]);
  },
};
export const Some: Story = {
  name: '一张已传，一张在传，一张排队',
  args: { view: { rows: PHOTOS, isBusy: true } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '移除 渗漏的桶.jpg' }));
    await expect(args.on.remove).toHaveBeenCalledWith('file-1');
    await userEvent.click(screen.getByRole('button', { name: '取消上传 桶身标签.png' }));
    await expect(args.on.remove).toHaveBeenCalledWith('file-2');
  },
};
export const Drawing = story('正在读取', { state: 'drawing', small: null });
export const Unreadable = story('打不开', { state: 'failed', faultCode: 'unreadable', small: null });
export const WrongKind = story('不是照片', {
  state: 'failed',
  faultCode: 'wrongKind',
  small: null,
  name: '签收单.pdf',
});
export const TooMany = story('超过六张', { state: 'failed', faultCode: 'tooMany', small: null });
export const Offline: Story = {
  ...story('断网，可重试', { state: 'failed', faultCode: 'network', mayRetry: true }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: /重试 渗漏的桶.jpg$/ }));
    await expect(args.on.retry).toHaveBeenCalledWith('file-1');
  },
};
export const Shut: Story = {
  name: '正在提交，不能改',
  args: { isShut: true, view: { rows: [PHOTO], isBusy: false } },
  play: async () => {
    await expect(screen.getByLabelText('再加照片')).toBeDisabled();
    await expect(screen.queryByRole('button', { name: /移除/ })).toBeNull();
  },
};
export const SomeDark = night(Some);
export const SomePhone = phone(Some);
