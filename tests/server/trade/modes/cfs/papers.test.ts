import { expect, it } from 'vitest';

import type { CfsForm } from '../../../../../domain/modes/cfs/form';
import { cfsPapers } from '../../../../../server/trade/modes/cfs/papers';
import { cfsQuoteFor, soundCfs } from '../../../../support/cfs-order';

const [row] = soundCfs.goods;
if (!row) throw new Error('there are no goods');

const wanted = (change: Partial<CfsForm>) =>
  cfsPapers({
    form: { ...soundCfs, ...change },
    quote: cfsQuoteFor(),
    charges: {
      lines: [],
      totalUsd: { amount: 0, currency: 'USD' },
      totalYuan: { amount: 0, currency: 'CNY' },
      notIncluded: [],
    },
    takings: [],
    alternative: null,
  });
const carriedWith = (...numbers: string[]) =>
  wanted({ goods: numbers.map((unNo, at) => ({ ...row, key: String(at + 1), unNo })) })
    .filter(({ docType }) => docType === 'PRECTRANS')
    .map(({ name }) => name);

it('transport document of precursors is that of their strictest class', () => {
  expect(carriedWith('1888')).toEqual(['易制毒化学品运输许可证（第二类）']);
  expect(carriedWith('1294')).toEqual(['易制毒化学品运输备案证明（第三类）']);
  expect(carriedWith('1294', '1888')).toEqual(['易制毒化学品运输许可证（第二类）']);
  expect(carriedWith('1230')).toEqual([]);
});

it('customs documents are required when the platform clears, before the port cut-off', () => {
  const named = (change: Partial<CfsForm>) =>
    wanted(change).flatMap(({ docType, dueAt }) =>
      ['CI', 'PL', 'POA'].includes(docType) ? [`${docType} ${dueAt}`] : [],
    );
  expect(named({})).toEqual([]);
  expect(named({ customs: true })).toEqual([
    'CI 2026-12-04T22:00:00.000Z',
    'PL 2026-12-04T22:00:00.000Z',
    'POA 2026-12-04T22:00:00.000Z',
  ]);
});
