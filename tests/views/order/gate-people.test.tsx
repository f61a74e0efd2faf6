import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { STUFFING_WORDS } from '../../../src/copy/modes/cfs/truck-words';
import { SHED_WORDS } from '../../../src/copy/modes/lcl/truck-words';
import { STATION_WORDS } from '../../../src/copy/modes/rail/truck-words';
import { STORE_WORDS } from '../../../src/copy/modes/wh/truck-words';
import { GateTrucksView } from '../../../src/features/order-truck/gate-trucks';
import { AT_A_GATE, resting } from '../../../stories/modes/gate-trucks.fixtures';
import { PLACED_RAIL } from '../../../stories/modes/rail.fixtures';

const [FIRST] = PLACED_RAIL.trucks;
if (!FIRST) throw new Error('there is no truck');

it.each([
  ['a shed', SHED_WORDS, '2026-12-03', '没有登记车辆，不能进场，请联系仓库', '过时未到，预约码已失效，请联系仓库'],
  ['a store', STORE_WORDS, '2026-12-03T09', '没有登记车辆，不能进场，请联系仓库', '过时未到，预约码已失效，请联系仓库'],
  [
    'a station',
    STATION_WORDS,
    '2026-12-03T09:00',
    '没有登记车辆，不能进场，请联系车站',
    '过时未到，预约码已失效，请联系车站',
  ],
  [
    'a packer',
    STUFFING_WORDS,
    '2026-12-03T09',
    '没有登记车辆，不能进场，请联系装箱站',
    '过时未到，预约码已失效，请联系装箱站',
  ],
] as const)('a late driver at %s sees the phone number', (_, words, slot, untold, over) => {
  const trucks = [
    { ...FIRST, slot, plateNo: '', dueAt: '2026-12-03T02:00:00.000Z', openUntil: null, cameAt: null, missedAt: null },
  ];
  render(
    <GateTrucksView
      {...AT_A_GATE}
      words={words}
      order={{ ...PLACED_RAIL, state: 'BOOKED', trucks }}
      now={Date.parse('2026-12-05T02:00:00.000Z')}
      view={resting(FIRST, { hours: [], total: PLACED_RAIL.charges.totalYuan })}
    />,
  );
  expect(screen.getByText(untold)).not.toBeNull();
  expect(screen.getByText(over)).not.toBeNull();
});
