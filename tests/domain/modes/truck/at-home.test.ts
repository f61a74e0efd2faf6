import { expect, it } from 'vitest';

import { truckAcceptance } from '../../../../domain/modes/truck/acceptance';
import { soundTruckOn, truckFacts, truckQuoteFor } from '../../../support/truck-order';

const ACETONE = 'org=3205&dst=4101&d=Y&un=1090&goods=丙酮&kg=20000&m3=40&etd=2026-12-07';

it('requires documents of controlled goods for the way and none for export', () => {
  const quote = truckQuoteFor(ACETONE);
  const codes = truckAcceptance(soundTruckOn(quote), truckFacts(quote)).findings.map(({ code }) => code);
  expect(codes).toContain('truckPrecursor');
  expect(codes).not.toContain('exportLicence');
});
