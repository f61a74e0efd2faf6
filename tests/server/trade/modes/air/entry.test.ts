import { expect, it } from 'vitest';

import type { AirSearch } from '../../../../../domain/modes/air/search';
import { listOffers } from '../../../../../server/trade/modes/air/offers';
import { airSearchOf } from '../../../../support/air-order';
import { untouchedWorld } from '../../../../support/untouched-world';

const NOW = untouchedWorld(Date.parse('2026-11-21T01:42:00Z'));

it('Air lists judge the subsidiary hazard of the entry whose group was chosen', () => {
  const spent = { orgPortCode: 'CAN', dstPortCode: 'AMS', unNo: '1826', net: 5, kg: 150 } as const;
  const refusing = (group: AirSearch['group']) =>
    listOffers(airSearchOf({ ...spent, group }), NOW).filter(({ acceptance: { reason } }) => reason.includes('5.1'));
  expect(refusing('I').length).toBeGreaterThan(0);
  expect(refusing('II')).toStrictEqual([]);
});
