import { expect, it } from 'vitest';

import { GATE_FAULTS } from '../../../../domain/modes/mall/fault';
import type { MallQuote } from '../../../../domain/modes/mall/quote';
import type { MallLine } from '../../../../domain/modes/mall/search';
import { mallBuyerFaults } from '../../../../server/modes/mall/buyer';
import type { KnownBuyer } from '../../../../server/modes/kept';
import { mallQuoteFor } from '../../../support/mall-order';

const NOW = Date.parse('2026-11-20T02:00:00Z');
const PERSON: KnownBuyer = { enterpriseId: null, isVerified: false };
const UNVERIFIED: KnownBuyer = { enterpriseId: 'E1', isVerified: false };
const VERIFIED: KnownBuyer = { enterpriseId: 'E1', isVerified: true };

/** Two packs of one product, of so many kilograms each. */
function quoteOf(kg: readonly number[], guarded: Partial<MallLine['guarded']>): MallQuote {
  const quote = mallQuoteFor('sent');
  const [line] = quote.search.lines as [MallLine, ...MallLine[]];
  const lines = kg.map((one) => ({ ...line, kg: one, guarded: { ...line.guarded, ...guarded } }));
  return { ...quote, search: { ...quote.search, lines } };
}

it.each<[string, KnownBuyer, readonly number[], Partial<MallLine['guarded']>, readonly string[]]>([
  ['a person a hundred kilograms', PERSON, [50, 50], {}, []],
  ['a person more, in two packs', PERSON, [50, 75], {}, ['mallRetailLimit']],
  ['a person what is not sold to persons', PERSON, [50], { isRetail: false }, ['mallEnterpriseOnly']],
  ['an enterprise that is being verified', UNVERIFIED, [5000], {}, []],
  ['the same, what asks a licence', UNVERIFIED, [50], { gate: 'LICENCE' }, ['mallVerifyFirst']],
  ['an enterprise whose papers nobody has read', VERIFIED, [50], { gate: 'LICENCE' }, ['mallPaper']],
  ['anybody what has no price any more', VERIFIED, [50], { isPriced: false }, ['mallOtherGoods']],
])('may be bought, or not: %s', (_, buyer, kg, guarded, codes) => {
  expect(mallBuyerFaults(quoteOf(kg, guarded), buyer, NOW).map(({ code }) => code)).toEqual(codes);
});

it('has a fault for each answer of the gate that is no yes', () => {
  expect(GATE_FAULTS.UNDER_AGE).toBe('mallUnderAge');
  expect(Object.entries(GATE_FAULTS).flatMap(([answer, code]) => (code === null ? [answer] : []))).toEqual([
    'BUY',
    'BUY_AWAIT_VERIFY',
    'SIGN_IN',
  ]);
});
