import { expect, it } from 'vitest';

import { findOffer, listOffers } from '../../../../../server/trade/modes/wh/offers';
import { STORED } from '../../../../support/wh-order';
import { untouchedWorld } from '../../../../support/untouched-world';

const seen = untouchedWorld(Date.parse('2026-11-20T02:00:00.000Z'));

it('storage list shows gate hours of the requested day, and a single room those of all days', () => {
  const [offer] = listOffers({ ...STORED, inDate: '2026-12-01' }, seen);
  expect(offer?.detail.gate).toMatchObject({ from: '2026-12-01' });
  expect(offer?.detail.gate.hours).toHaveLength(1);
  const alone = findOffer({ ...STORED, inDate: '2026-12-01' }, offer?.offerId ?? '', seen);
  expect(alone?.offer.detail.gate.hours.length).toBeGreaterThan(30);
});
