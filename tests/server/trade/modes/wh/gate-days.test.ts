import { expect, it } from 'vitest';

import { offerNamed, offersFor } from '../../../../../server/trade/modes/wh/offers';
import { STORED } from '../../../../support/wh-order';
import { untouchedWorld } from '../../../../support/untouched-world';

const seen = untouchedWorld(Date.parse('2026-11-20T02:00:00.000Z'));

it('a list tells the hours of the gate on the day that was asked about; a room by itself those of every day to come', () => {
  const [offer] = offersFor({ ...STORED, inDate: '2026-12-01' }, seen);
  expect(offer?.detail.gate).toMatchObject({ from: '2026-12-01' });
  expect(offer?.detail.gate.hours).toHaveLength(1);
  const alone = offerNamed({ ...STORED, inDate: '2026-12-01' }, offer?.offerId ?? '', seen);
  expect(alone?.offer.detail.gate.hours.length).toBeGreaterThan(30);
});
