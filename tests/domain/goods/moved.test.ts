import { expect, it } from 'vitest';

import { isMilder, type Judged, movedEntries, movedReport } from '../../support/verdicts/moved';

const BEFORE: Judged = {
  'FCL 1230 methanol': { level: 'PASS', codes: ['goodsAgree'] },
  'AIR 1263 paint': { level: 'MANUAL', codes: ['forkBlank', 'goodsDoubtful'] },
  'TANK 1203 petrol': { level: 'BLOCK', codes: ['goodsRefused'] },
};
const AFTER: Judged = {
  'FCL 1230 methanol': { level: 'PASS', codes: ['goodsAgree'] },
  'AIR 1263 paint': { level: 'PASS', codes: ['goodsAgree'] },
  'RAIL 3561 new': { level: 'MANUAL', codes: ['goodsSeaOnly'] },
};

it('Moved verdicts name each entry that is judged otherwise, new or gone, and what became milder', () => {
  const moves = movedEntries(BEFORE, AFTER);
  expect(moves).toStrictEqual([
    {
      entry: 'AIR 1263 paint',
      from: 'MANUAL',
      to: 'PASS',
      gone: ['forkBlank', 'goodsDoubtful'],
      added: ['goodsAgree'],
    },
    { entry: 'RAIL 3561 new', from: 'none', to: 'MANUAL', gone: [], added: ['goodsSeaOnly'] },
    { entry: 'TANK 1203 petrol', from: 'BLOCK', to: 'none', gone: ['goodsRefused'], added: [] },
  ]);
  expect(moves.filter(isMilder).map(({ entry }) => entry)).toStrictEqual(['AIR 1263 paint', 'TANK 1203 petrol']);
  expect(movedReport(moves)).toContain('| AIR | 1 | 1 |');
});
