import { expect, it } from 'vitest';

import { truckChangeHours } from '../../../../domain/modes/cfs/truck-changes';
import { buildBoards } from '../../../../server/trade/modes/cfs/boards';
import { findStation } from '../../../../server/trade/modes/cfs/stations';

const kept = findStation('C-SWGQ');
if (!kept) throw new Error('there is no station');
const JULY = Date.parse('2026-07-08T00:00:00Z');
const boards = buildBoards(kept, { now: JULY, taken: () => 0 });

const hoursOn = (day: string, fires: readonly ('A1' | 'B1')[]): string[] =>
  truckChangeHours(
    {
      isDanger: 'Y',
      cut: '2026-07-20T10:00:00.000Z',
      stuffings: [{ slot: '2026-07-15TAM', teu: '1' }],
      fires: [...fires],
    },
    boards,
    JULY,
  ).flatMap(({ slot }) => (slot.startsWith(day) ? [slot.slice(11)] : []));

it('offers a truck no summer hour in which its goods are not unloaded', () => {
  const mild = hoursOn('2026-07-10', ['B1']);
  expect(mild.some((hour) => hour >= '10' && hour <= '15')).toBe(true);
  expect(hoursOn('2026-07-10', ['A1'])).toEqual(mild.filter((hour) => hour < '10' || hour > '15'));
});
