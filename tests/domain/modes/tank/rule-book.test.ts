import { expect, it } from 'vitest';

import { TANK_FINDING_CODES, TANK_RULES } from '../../../../domain/modes/tank/finding';
import { FIELDS, type TankForm } from '../../../../domain/modes/tank/form';
import { TANK } from '../../../../domain/modes/tank/mode';
import { OF_TANK } from '../../../../domain/modes/tank/rules-of-tank';
import { ON_WAY } from '../../../../domain/modes/tank/rules-on-way';
import { LEASE, soundTankOn, tankFacts, tankQuoteFor } from '../../../support/tank-order';

/** Findings about the search or form as a whole: goods, line or quote, not a tank. */
const OF_THE_WHOLE = ['tankDeclared', 'tankResembles', 'tankNobody', 'tankStale', 'tankOther'];

it('has one condition per rule, in the tank or the way book', () => {
  expect([...OF_TANK.codes, ...ON_WAY.codes, ...OF_THE_WHOLE].toSorted()).toStrictEqual(TANK_FINDING_CODES.toSorted());
});

const LANE = 'q=20&tf=20&org=CNSHA&dst=SGSIN&etd=2026-12-03';
const QUOTES = [
  tankQuoteFor(),
  tankQuoteFor(LEASE, 'S24'),
  // Inhibited goods that need air, in a tank without a bottom outlet.
  tankQuoteFor(`d=Y&un=2218&${LANE}`, 'C21'),
  // Goods under nitrogen.
  tankQuoteFor(`d=Y&un=2056&${LANE}`, 'S26'),
];
const ANSWERS = Object.entries(FIELDS).flatMap(([name, { options = [] }]) =>
  options.map((option: string): Partial<TankForm> => ({ [name]: option })),
);

it('reports a field rule as both finding and fault, or neither', () => {
  const seen = new Set<string>();
  for (const quote of QUOTES)
    for (const answer of ANSWERS) {
      const form = { ...soundTankOn(quote), ...answer };
      const [faults, { findings }] = [TANK.faults(form, tankFacts(quote)), TANK.acceptance(form, tankFacts(quote))];
      const mended = TANK_RULES.faults.codes.filter((code) => findings.some((one) => one.code === code));
      const under = faults.filter(({ code }) => TANK_RULES.faults.codes.some((one) => one === code));
      const told = mended.map((code) => ({ path: TANK_RULES.rows[code][3], code }));
      expect(under.map(({ path, code }) => ({ path, code })).toSorted(byPath)).toStrictEqual(told.toSorted(byPath));
      for (const code of mended) seen.add(code);
    }
  expect([...seen].toSorted()).toStrictEqual(TANK_RULES.faults.codes.toSorted());
});

const byPath = (one: { path: string | undefined }, other: { path: string | undefined }): number =>
  (one.path ?? '').localeCompare(other.path ?? '');
