import { expect, it } from 'vitest';

import type { Buyer, ReadPaper } from '../../../../../domain/mall/purchase-right';
import { PURCHASE_FAULTS } from '../../../../../domain/modes/mall/fault';
import { invoiceFaults } from '../../../../../domain/modes/mall/invoice';
import type { MallQuote } from '../../../../../domain/modes/mall/quote';
import type { MallLine } from '../../../../../domain/modes/mall/search';
import { mallBuyerFaults, permitTakings } from '../../../../../server/trade/modes/mall/buyer';
import { mallQuoteFor } from '../../../../support/mall-order';

const today = '2026-11-20';
const NAME = '上海（申江）溶剂有限公司';
const NONE = { wanted: false, title: '', taxNo: '', type: '' };
const PERSON: Buyer = { kind: 'PERSON', age: null };
const UNVERIFIED: Buyer = { kind: 'ENTERPRISE', status: 'WAIT', name: NAME, papers: [] };
const REFUSED: Buyer = { kind: 'ENTERPRISE', status: 'REJECT', name: NAME, papers: [] };
const VERIFIED: Buyer = { kind: 'ENTERPRISE', status: 'PASS', name: NAME, papers: [] };
const LICENCE: ReadPaper = { paperId: 'L', number: 'L-1', paper: 'HAZLIC', validTo: today };

function quoteOf(kg: readonly number[], guarded: Partial<MallLine['guarded']>): MallQuote {
  const quote = mallQuoteFor('sent');
  const [line] = quote.search.lines as [MallLine, ...MallLine[]];
  const lines = kg.map((one) => ({ ...line, kg: one, guarded: { ...line.guarded, ...guarded } }));
  return { ...quote, search: { ...quote.search, lines } };
}

it.each<[string, Buyer, readonly number[], Partial<MallLine['guarded']>, readonly string[]]>([
  ['a person a hundred kilograms', PERSON, [50, 50], {}, []],
  ['a person more, in two packs', PERSON, [50, 75], {}, ['mallRetailLimit']],
  ['a person what is not sold to persons', PERSON, [50], { isRetail: false }, ['mallEnterpriseOnly']],
  ['an enterprise that is being verified', UNVERIFIED, [5000], {}, []],
  ['the same, what asks a licence', UNVERIFIED, [50], { gate: 'LICENCE' }, ['mallVerifyFirst']],
  ['an enterprise that was turned down', REFUSED, [50], {}, ['mallVerifyFirst']],
  ['an enterprise whose papers nobody has read', VERIFIED, [50], { gate: 'LICENCE' }, ['mallPaper']],
  ['an enterprise on the last day of its paper', { ...VERIFIED, papers: [LICENCE] }, [50], { gate: 'LICENCE' }, []],
  ['anybody what has no price any more', VERIFIED, [50], { isPriced: false }, ['mallOtherGoods']],
])('mall buyer check of %s', (_, buyer, kg, guarded, codes) => {
  expect(mallBuyerFaults(quoteOf(kg, guarded), { buyer, invoice: NONE, today }).map(({ code }) => code)).toEqual(codes);
});

const billed = { wanted: true, title: ' 上海(申江)溶剂有限公司', taxNo: '91310115ma1k4t8q3x', type: '1' };
it.each<[string, Partial<typeof billed>, MallLine['guarded']['gate'], readonly object[]]>([
  ['the enterprise, its brackets typed narrow', {}, 'LICENCE', []],
  [
    'another name',
    { title: '上海申江溶剂有限公司' },
    'PERMIT',
    [{ path: 'invoice.title', code: 'mallInvoiceTitle', given: { name: NAME } }],
  ],
  ['nobody yet', { title: '' }, 'LICENCE', []],
  ['anybody for what is open', { title: '别的公司' }, 'OPEN', []],
  ['nobody, where none is wanted', { wanted: false, title: '别的公司' }, 'PERMIT', []],
])('6.16.14 invoice of restricted goods goes to the verified enterprise: %s', (_, change, gate, faults) => {
  expect(invoiceFaults(quoteOf([50], { gate }), { ...billed, ...change }, VERIFIED)).toEqual(faults);
});

it('permit covers all kilograms of its substance until the end of its last day in China', () => {
  const permit = (paperId: string, goodsId: string, leftKg: number): ReadPaper => {
    const validTo = '2026-12-09';
    return { paperId, number: paperId, paper: 'PRECREG', goodsId, kg: 900, leftKg, validTo };
  };
  const papers = [LICENCE, permit('A', 'acetone', 399), permit('B', 'mek', 900), permit('C', 'acetone', 400)];
  const buyer: Buyer = { ...VERIFIED, papers };
  const of = (kg: readonly number[], gate: 'LICENCE' | 'PERMIT') =>
    permitTakings(quoteOf(kg, { gate, goodsId: 'acetone' }), { buyer, invoice: NONE, today });
  expect(of([150, 250], 'PERMIT')).toEqual([
    {
      stockId: 'C',
      measure: 'LOT',
      market: 'PERMIT',
      amount: 400_000,
      most: 900_000,
      untilAt: '2026-12-09T16:00:00.000Z',
    },
  ]);
  expect(of([150, 251], 'PERMIT')).toEqual([]);
  expect(of([150, 250], 'LICENCE')).toEqual([]);
});

it('every refusing purchase answer has a fault code', () => {
  expect(PURCHASE_FAULTS.UNDER_AGE).toBe('mallUnderAge');
  expect(Object.entries(PURCHASE_FAULTS).flatMap(([answer, code]) => (code === null ? [answer] : []))).toEqual([
    'BUY',
    'BUY_AWAIT_VERIFY',
    'SIGN_IN',
  ]);
});
