import { expect, it } from 'vitest';

import { isQuotedGoods } from '../../../../domain/modes/tank/reading';
import { tankPapers } from '../../../../server/trade/modes/tank/mode';
import { returnDepot } from '../../../../server/trade/modes/tank/fleet';
import { TANK } from '../../../../domain/modes/tank/mode';
import { soundTankOn, tankFacts, tankQuoteFor } from '../../../support/tank-order';

const quote = tankQuoteFor();
const form = soundTankOn(quote);
const { goodsOf } = tankFacts(quote);
const [row] = form.goods;
const known = row && goodsOf(row);
const isQuoted = (change: object, of: typeof goodsOf = goodsOf) =>
  row !== undefined && isQuotedGoods({ ...form, goods: [{ ...row, ...change }] }, quote, of);

it('compares goods with the quote by number, and by library entry when known', () => {
  expect([isQuoted({}), isQuoted({}, () => null), isQuoted({ unNo: '' })]).toEqual([true, true, true]);
  expect(isQuoted({ unNo: '1230' })).toBe(false);
  expect(isQuoted({}, () => (known ? { ...known, goodsId: 'another' } : null))).toBe(false);
  expect(isQuotedGoods({ ...form, isDanger: 'N' }, quote, goodsOf)).toBe(false);
  expect(isQuotedGoods({ ...form, goods: [] }, quote, goodsOf)).toBe(false);
});

it('gives every document its own cut-off', () => {
  const charges = TANK.price(form, quote, goodsOf);
  if (!charges) throw new Error('there is no price');
  const papers = tankPapers({ form, quote, charges, takings: [], alternative: null });
  const at = Object.fromEntries(quote.offer.cutoffs.map((cutoff) => [cutoff.code, cutoff.at]));
  const due = Object.fromEntries(papers.map(({ docType, dueAt }) => [docType, dueAt]));
  expect(due).toMatchObject({ SDS_CN: at['DG_DOC'], DGD: at['MARITIME_DECL'], VGM: at['VGM'] });
  expect(new Set([at['DG_DOC'], at['MARITIME_DECL'], at['VGM']]).size).toBe(3);
});

it('returns a tank to a yard of the country with the cleaning grade, or nowhere', () => {
  expect([returnDepot('NLRTM', 'A'), returnDepot('CNDLC', 'A'), returnDepot('CNTXG', 'D')]).toEqual([
    '鹿特丹罐场',
    '上海洋山罐场',
    '上海洋山罐场',
  ]);
  expect([returnDepot('ZADUR', 'A'), returnDepot('ZADUR', 'C'), returnDepot('NLRTM', null)]).toEqual([
    '德班罐场',
    null,
    null,
  ]);
});
