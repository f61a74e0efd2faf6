import { expect, it } from 'vitest';

import { airPrice } from '../../../../domain/modes/air/acceptance';
import { airFacts, airQuoteFor, soundAir } from '../../../support/air-order';

it('charges air freight at airports and nothing at a port', () => {
  const lines = airPrice(soundAir, airQuoteFor(), airFacts().goodsOf)?.lines ?? [];
  expect([...new Set(lines.map(({ part }) => part))]).toStrictEqual(['AIR', 'GROUND']);
});
