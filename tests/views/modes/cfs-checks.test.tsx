import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { StationChecksView } from '../../../src/modes/cfs/station-checks';
import { PLACED_CFS } from '../../../stories/modes/cfs-placed.fixtures';

const at = '2026-11-26T05:20:00.000Z';
const [box] = PLACED_CFS.boxes;
if (!box) throw new Error('there is no box');

it('the receipt shows the station checks of each container separately', () => {
  const boxes = [box, { ...box, no: 2 }];
  const checks = [
    { unit: 1, item: 'floor', isFine: false, note: '地板有钉头', at },
    { unit: 1, item: 'roof', isFine: true, note: '', at },
    { unit: 2, item: 'floor', isFine: true, note: '', at },
  ];
  render(<StationChecksView order={{ state: 'CARGO_IN', boxes, checks }} />);
  expect(screen.getByText('0 项合格 · 1 项不合格 · 13 项未查')).not.toBeNull();
  expect(screen.getByText('1 项合格 · 13 项未查')).not.toBeNull();
  expect(screen.getByText('11-26 13:20 地板有钉头')).not.toBeNull();
});

it('the receipt shows no checks before the inspection is due', () => {
  const page = render(<StationChecksView order={{ ...PLACED_CFS, state: 'CONFIRMED', checks: [] }} />);
  expect(page.container.textContent).toBe('');
  page.rerender(<StationChecksView order={{ ...PLACED_CFS, state: 'BOOKED', checks: [] }} />);
  expect(screen.getByText('0 项合格 · 14 项未查')).not.toBeNull();
});
