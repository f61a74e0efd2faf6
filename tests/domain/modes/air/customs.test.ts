import { expect, it } from 'vitest';

import type { AirForm } from '../../../../domain/modes/air/form';
import { airFaults } from '../../../../domain/modes/air/rules';
import { airFacts, airQuoteFor, airSearchOf, soundAir } from '../../../support/air-order';

const TO_FRANKFURT = airQuoteFor(airSearchOf({ dstPortCode: 'FRA', net: 0.5 }), 'A-YXHK201-261205');

it('tells EU customs the goods and the consignee', () => {
  const uncoded: AirForm = {
    ...soundAir,
    goods: soundAir.goods.map((row) => ({ ...row, hsCode: '' })),
    air: Object.fromEntries(
      Object.entries(soundAir.air).map(([key, own]) => [key, { ...own, net: '0.5', pi: '352' }] as const),
    ),
  };
  const faultsOf = (destTaxId: string) =>
    airFaults({ ...uncoded, destTaxId }, airFacts(TO_FRANKFURT)).map(({ path, code }) => `${path} ${code}`);
  expect(faultsOf('')).toStrictEqual(['goods.0.hsCode required', 'destTaxId required']);
  expect(faultsOf('12345')).toContain('destTaxId destTaxId');
  expect(faultsOf('DE1234567')).toStrictEqual(['goods.0.hsCode required']);
});
