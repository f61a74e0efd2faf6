import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';

import type { OrderComplaintView as View } from '../../machines/order/order-complaint';
import { OrderComplaintView } from '../../src/features/order-complaint/order-complaint';
import { PhotoPickerView } from '../../src/features/file-upload/photo-picker';
import { phone } from '../sights';
import { PHOTO_INTENTS, PHOTOS } from './photo-picker.fixtures';
import { COMPLAINING } from './order-complaint.fixtures';

const { about } = COMPLAINING;
const [SHORT] = about;
const CLOSED: View = {
  isOpen: false,
  about: [],
  typed: { about: '', lot: '', kg: '', words: '' },
  lots: [],
  mostKg: null,
  faults: [],
  isBusy: false,
  isWaiting: false,
  isFiled: false,
  failureCode: null,
};
const OPEN: View = {
  ...CLOSED,
  isOpen: true,
  about,
  typed: { about: 'SHORT.0', lot: 'P0067-261102-CNZJG', kg: '500', words: '少了两桶' },
  lots: SHORT?.lots ?? [],
  mostKg: 17_600,
};

const meta = {
  title: '订单/投诉',
  component: OrderComplaintView,
  args: {
    complaining: COMPLAINING,
    view: OPEN,
    on: { open: fn(), choose: fn(), chooseLot: fn(), type: fn(), send: fn(), close: fn() },
    renderPhotos: (wanted) => <PhotoPickerView {...wanted} view={{ rows: PHOTOS, isBusy: true }} on={PHOTO_INTENTS} />,
  },
} satisfies Meta<typeof OrderComplaintView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: Partial<View>): Story => ({ name, args: { view: { ...OPEN, ...view } } });

export const Closed: Story = {
  name: '可以投诉',
  args: { view: CLOSED },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '提出投诉' }));
    await expect(args.on.open).toHaveBeenCalledWith(about);
  },
};
export const BeforeTheEnd: Story = {
  name: '订单完成之前',
  args: { view: CLOSED, complaining: { ...COMPLAINING, until: null } },
};
export const LookedInto: Story = {
  name: '投诉正在处理',
  args: { view: CLOSED, complaining: { about: [], until: null, isLookedInto: true } },
};
export const Typing: Story = {
  name: '正在填写',
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '提交投诉' }));
    await expect(args.on.send).toHaveBeenCalled();
  },
};
export const Empty = story('没有填', {
  typed: { about: '', lot: '', kg: '', words: '' },
  lots: [],
  mostKg: null,
  faults: ['about', 'kg', 'words'],
});
export const NoLot = story('没有选批次', {
  typed: { about: 'SHORT.0', lot: '', kg: '500', words: '少了两桶' },
  mostKg: 20_000,
  faults: ['lot'],
});
export const PhotoFailed = story('有照片没有传上', { faults: ['photos'] });
export const TooMany = story('数量超过订单', {
  typed: { about: 'DAMAGED.1', lot: '', kg: '20,000.1', words: '少了两桶' },
  lots: [],
  mostKg: 18_400,
  faults: ['kg'],
});
export const Waiting = story('等照片传完', { isBusy: true, isWaiting: true });
export const Busy = story('正在提交', { isBusy: true });
export const Filed = story('已受理，等订单页更新', { isBusy: true, isFiled: true });
export const Late = story('已过期限', { failureCode: 'late' });
export const Range = story('与订单不符', { failureCode: 'range' });
export const PhotosGone = story('照片已失效', { failureCode: 'photos' });
export const Offline = story('网络不通', { failureCode: 'network' });
export const Unavailable = story('服务器繁忙', { failureCode: 'unavailable' });
export const Unexpected = story('出了问题', { failureCode: 'unexpected' });
export const TypingPhone = phone(Typing);
