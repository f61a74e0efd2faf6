import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { findFittingTeam } from '../../../domain/modes/flexi/receipt';
import type { WayFile } from '../../../domain/order/on-site/way';
import { SeenOnWayView } from '../../../src/features/file-upload/seen-on-way';

const at = '2026-11-26T05:20:00.000Z';
const ticket: WayFile = { fileId: 'f1', place: '已装货', paper: '磅单', name: 'a.pdf', bytes: 2048, at, small: null };
const seal: WayFile = { ...ticket, fileId: 'f2', paper: '铅封照片', name: 'b.jpg', small: '/9j/2Q==' };
const wash: WayFile = { ...ticket, fileId: 'f3', place: '已洗罐', paper: '洗罐证明', name: 'c.pdf' };

it('the transit file list shows nothing before a file is handed in', () => {
  const page = render(<SeenOnWayView seen={[]} onOpen={() => undefined} />);
  expect(page.container.textContent).toBe('');
});

it('the transit file list groups files by stage, shows thumbnails, and opens the pressed one', () => {
  const opened: WayFile[] = [];
  render(<SeenOnWayView seen={[ticket, seal, wash]} onOpen={(file) => void opened.push(file)} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '已装货',
    '已洗罐',
  ]);
  const button = (name: string) => screen.getByRole('button', { name });
  expect(button('已装货 看铅封照片：b.jpg').querySelector('img')?.getAttribute('src')).toBe(
    'data:image/jpeg;base64,/9j/2Q==',
  );
  expect(button('已装货 看磅单：a.pdf').querySelector('img')).toBeNull();
  const washed = screen.getByRole('heading', { name: '已洗罐' }).closest('li');
  expect(washed && within(washed).getAllByRole('button')).toHaveLength(1);
  fireEvent.click(button('已洗罐 看洗罐证明：c.pdf'));
  expect(opened).toEqual([wash]);
});

it('the transit file list returns the last named team, or null', () => {
  const past = (note: string | null) => ({ event: 'place.passed', state: 'BOOKED' as const, at, note });
  expect(findFittingTeam({ history: [past(null), past('箱检合格')] })).toBeNull();
  expect(findFittingTeam({ history: [past('安装班组已派：王师傅 13900001111'), past('箱检合格')] })).toBe(
    '王师傅 13900001111',
  );
  expect(
    findFittingTeam({ history: [past('安装班组已派：王师傅 13900001111'), past('安装班组已派：李师傅 13900002222')] }),
  ).toBe('李师傅 13900002222');
});
