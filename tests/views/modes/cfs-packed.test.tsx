import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { SitePhoto } from '../../../domain/order/on-site/packed';
import { PackedBoxesView } from '../../../src/modes/cfs/packed-boxes';
import { PLACED_CFS } from '../../../stories/modes/cfs-placed.fixtures';

const at = '2026-11-26T05:20:00.000Z';
const vgm = { kg: 16_730, method: 'WHOLE' as const, by: '李司磅' };
const shut = { unit: 1, containerNo: 'CSQU3054383', seal: 'AB1234', vgm, at };
const photo = { photoId: 'p1', unit: 2, name: 'a.jpg', bytes: 2048, at, small: null };
const [box] = PLACED_CFS.boxes;
if (!box) throw new Error('there is no box');
const TWO = { ...PLACED_CFS, boxes: [box, { ...box, no: 2, containerNo: '', seal: '' }] };

const shown = (change: Partial<typeof PLACED_CFS>) => {
  const opened: SitePhoto[] = [];
  const page = render(<PackedBoxesView order={{ ...TWO, ...change }} onOpen={(one) => void opened.push(one)} />);
  return { text: () => page.container.textContent ?? '', opened };
};

it('the packing report shows nothing before the station reports', () => {
  expect(shown({}).text()).toBe('');
});

it('the packing report shows seal, weight and weigher of each container and opens its own photographs', () => {
  const { text, opened } = shown({ packed: [shut], photos: [photo] });
  expect(text()).toContain('CSQU3054383，铅封 AB1234');
  expect(text()).toContain('VGM 16730 kg 整箱过磅（方法一） · 李司磅 · 11-26 13:20');
  expect(text()).toContain('还没有登记箱号与铅封号');
  fireEvent.click(screen.getByRole('button', { name: '2 号箱 20GP 看照片 1：a.jpg' }));
  expect(opened).toEqual([photo]);
});

it('the packing report shows thumbnails where there are any, with the same label', () => {
  const small = { ...photo, photoId: 'p2', small: '/9j/2Q==' };
  shown({ packed: [shut], photos: [photo, small] });
  const drawn = (name: string) => screen.getByRole('button', { name }).querySelector('img');
  expect(drawn('2 号箱 20GP 看照片 1：a.jpg')).toBeNull();
  expect(drawn('2 号箱 20GP 看照片 2：a.jpg')?.getAttribute('src')).toBe('data:image/jpeg;base64,/9j/2Q==');
});

it('the packing report marks differences between station report and order', () => {
  const told = shown({
    packed: [{ ...shut, containerNo: 'TGHU1234560', seal: 'XX9999', vgm: { ...vgm, kg: 15_000 } }],
  });
  expect(told.text()).toContain('与下单时填的箱号 CSQU3054383 不同');
  expect(told.text()).toContain('与下单时填的铅封号 AB1234 不同');
  expect(told.text()).toContain('与按单估算 16490 kg 少 1490 kg，超过允差 824 kg（5% 与 1 吨取小）');
});

it('the packing report shows the certificate as signed only while it is, and for dangerous goods only', () => {
  const signed = { version: 2, at, signedBy: '张三（证号 ZX-2024-001）', bytes: 10, sha256: 'ab'.repeat(32) };
  expect(shown({ packed: [shut], signed }).text()).toContain(
    '装箱证明书第 2 版已由 张三（证号 ZX-2024-001） 于 11-26 13:20 签发',
  );
  expect(shown({ packed: [shut] }).text()).toContain('装箱证明书还没有签发，现在打印的是草稿');
  expect(shown({ packed: [shut], isDanger: 'N' }).text()).not.toContain('装箱证明书');
});
