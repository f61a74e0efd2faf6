import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { PackedBoxesView } from '../../src/modes/cfs/packed-boxes';
import { DOORS } from '../small-photo.fixtures';
import { PLACED_CFS } from './cfs-placed.fixtures';

const at = '2026-11-26T05:20:00.000Z';
const packed = {
  unit: 1,
  containerNo: 'CSQU3054383',
  seal: 'AB1234',
  vgm: { kg: 16_730, method: 'WHOLE' as const, by: '李司磅' },
  at,
};
const PHOTO = { photoId: 'photo-1', unit: 1, name: '关门.jpg', bytes: 412_000, at, small: DOORS };
const SIGNED = {
  version: 1,
  at,
  signedBy: '张三（证号 ZX-2024-001）',
  bytes: 4_812,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
};
const FINE = {
  ...PLACED_CFS,
  packed: [packed],
  photos: [PHOTO, { ...PHOTO, photoId: 'photo-2', small: null }],
  signed: SIGNED,
};
const weighed = (kg: number) => ({ ...FINE, packed: [{ ...packed, vgm: { ...packed.vgm, kg } }] });

const meta = {
  title: '内装/装箱结果',
  component: PackedBoxesView,
  args: { order: FINE, onOpen: fn() },
} satisfies Meta<typeof PackedBoxesView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Signed: Story = {
  name: '已签发装箱证明书',
  play: async ({ canvasElement, args }) => {
    const drawn = within(canvasElement);
    await expect(drawn.getByText('与按单估算 16490 kg 多 240 kg，在允差 824 kg 以内')).toBeVisible();
    await userEvent.click(drawn.getByRole('button', { name: '1 号箱 20GP 看照片 2：关门.jpg' }));
    await expect(args.onOpen).toHaveBeenCalledWith({ ...PHOTO, photoId: 'photo-2', small: null });
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
  },
};
export const Apart: Story = { name: 'VGM 超过允差', args: { order: weighed(17_315) } };
export const Over: Story = { name: 'VGM 超过最大总重', args: { order: { ...weighed(30_481), signed: null } } };
export const OtherDoors: Story = {
  name: '箱号与下单时不同，没有过磅',
  args: {
    order: {
      ...FINE,
      packed: [{ ...packed, containerNo: 'TGHU1234560', seal: 'XX9999', vgm: null }],
      signed: null,
    },
  },
};
export const PhotosFirst: Story = { name: '先有照片', args: { order: { ...FINE, packed: [], signed: null } } };
