import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { CFS_LIST } from '../../../domain/modes/cfs/search-mode';
import { StationsView } from '../../../src/modes/cfs/stations';
import { boardView, boardWishes } from '../../../stories/booking/board.fixtures';
import { FULL, REFUSING, SEARCH, STATION } from '../../../stories/modes/cfs.fixtures';

function drawn(more: Partial<ReturnType<typeof boardView<typeof STATION, typeof SEARCH>>> = {}) {
  const view = { ...boardView(CFS_LIST, SEARCH, [STATION, FULL, REFUSING]), ...more };
  render(<StationsView view={view} on={boardWishes()} renderChoice={() => null} />);
}

it('the station list shows the dangerous goods hours of a station, and none when it refuses them', () => {
  drawn({ rows: [STATION, REFUSING] });
  expect(screen.getAllByText('危品 08–17 时（12–13 时不收）')).toHaveLength(1);
});

it('the station list shows the general goods hours of a station', () => {
  drawn({ rows: [STATION], search: { ...SEARCH, isDanger: 'N' } });
  expect(screen.getByText('普货 08–20 时')).not.toBeNull();
});

it('the station list names the nearest alternative to a full station', () => {
  drawn({ rows: [STATION, FULL] });
  expect(screen.getByText(`截港前余位不够，最近可赶上：${STATION.detail.station.nameCn}`)).not.toBeNull();
});

it('the station list marks the linked day of a station', () => {
  const [, second] = STATION.detail.boards?.Y.days ?? [];
  if (!second) throw new Error('there is no second day');
  drawn({ open: [STATION.offerId], pointed: { offerId: STATION.offerId, day: second.day } });
  const heads = screen.getAllByRole('columnheader', { current: 'date' });
  expect(heads).toHaveLength(2);
  for (const head of heads) expect(head.textContent).toContain(second.day.slice(5));
});
