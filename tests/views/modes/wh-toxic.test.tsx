import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { WH_LIST } from '../../../domain/modes/wh/search-mode';
import { RoomsView } from '../../../src/modes/wh/rooms';
import { boardView, boardWishes } from '../../../stories/booking/board.fixtures';
import { ROOM, SEARCH } from '../../../stories/modes/wh.fixtures';

const TOXIC: typeof ROOM = {
  ...ROOM,
  acceptance: { ...ROOM.acceptance, level: 'BLOCK' },
  detail: {
    ...ROOM.detail,
    apart: [],
    findings: [{ level: 'BLOCK', code: 'whToxic', given: { goods: '氰化钠' } }],
  },
};

it('the warehouse search reports that no warehouse takes highly toxic goods, without a licence count', () => {
  const view = boardView(WH_LIST, SEARCH, [TOXIC]);
  render(<RoomsView view={view} on={boardWishes()} renderChoice={() => null} />);
  expect(screen.getByText('氰化钠是剧毒化学品，线上不受理：没有库房可订，请联系专库')).toBeDefined();
  expect(screen.queryByText(/间库房有证/)).toBeNull();
  // Class rules do not cover acids beside cyanides.
  expect(screen.getByText('按类别无，品名禁忌另核')).toBeDefined();
});

it('the warehouse search lists nearby cities by distance, in any order of their rooms', () => {
  const roomAt = (nameCn: string, km: number, at: number): typeof ROOM => ({
    ...ROOM,
    offerId: `W-${at}`,
    org: { ...ROOM.org, nameCn },
    detail: { ...ROOM.detail, isInCity: false, away: { km, degrees: 90 } },
  });
  const rooms = [roomAt('南通', 97, 1), roomAt('嘉兴', 31, 2), roomAt('宁波', 140, 3), roomAt('南通', 64, 4)];
  for (const listed of [rooms, rooms.toReversed()]) {
    const view = boardView(WH_LIST, { ...SEARCH, city: '310100' }, listed);
    const { unmount } = render(<RoomsView view={view} on={boardWishes()} renderChoice={() => null} />);
    expect(screen.getByText(/最近的在/).textContent).toContain('嘉兴（约 31 km）、南通（约 64 km）、宁波（约 140 km）');
    unmount();
  }
});
