import { describe, expect, it } from 'vitest';

import { airAcceptance } from '../../../../domain/modes/air/acceptance';
import { queryFromForm } from '../../../../domain/modes/air/asked-by';
import { blankRowFacts, type AirForm, type AirRowFacts } from '../../../../domain/modes/air/form';
import { isOuterOpen, outerQ } from '../../../../domain/modes/air/outer';
import { airFaults } from '../../../../domain/modes/air/rules';
import { airBrief } from '../../../../server/trade/modes/air/brief';
import { blankGoods } from '../../../../domain/goods/row';
import { airFacts, airQuoteFor, soundAir, togetherAir } from '../../../support/air-order';

const quote = airQuoteFor();

const packed = (first: Partial<AirRowFacts>, second: Partial<AirRowFacts>): AirForm => ({
  ...togetherAir,
  air: { '1': { ...blankRowFacts, outer: '1', ...first }, '2': { ...blankRowFacts, outer: '1', ...second } },
});
const found = (form: AirForm) =>
  airAcceptance(form, airFacts(quote)).findings.flatMap(({ code, given }) =>
    code.startsWith('airQ') ? [`${code} ${given['outer'] ?? ''}`] : [],
  );

describe('outer package', () => {
  it('has a Q value by its own packing instructions, though a freighter takes more', () => {
    const form = packed({ net: '0.8', pi: 'Y341' }, { net: '0.8', pi: 'Y341' });
    expect(outerQ(form, '1', 'F')).toBe(1.6);
    expect(airFaults(form, airFacts(quote)).map(({ path, code }) => `${path} ${code}`)).toContain('goods.0.outer airQ');
    expect(outerQ(packed({ net: '1', pi: '352' }, { net: '5', pi: '353' }), '1', 'F'), 'as for a belly').toBe(2);
    expect(outerQ(packed({ net: '1', pi: '364' }, { net: '5', pi: '364' }), '1', 'F')).toBe(0.1);
    expect(outerQ(packed({ net: '1', pi: '364' }, { net: '5', pi: '364' }), '1', 'P'), 'no belly takes that').toBe(2);
  });

  it('requires a manual check while one of its goods is open or cannot be counted', () => {
    const open = packed({ net: '1' }, { net: '' });
    expect([outerQ(open, '1', 'F'), isOuterOpen(open, '1')]).toStrictEqual([null, true]);
    expect(isOuterOpen(packed({ net: '1' }, { net: '2' }), '1')).toBe(false);
    expect(found(open)).toStrictEqual(['airQUnread 1']);
  });

  it('is one package in any notation of its number', () => {
    const form = packed({ net: '40', pi: '364' }, { net: '40', pi: '364', outer: '01' });
    expect(found(form)).toStrictEqual(['airQOver 1']);
    const kept = { form, quote, charges: quote.offer.price?.charges, takings: [], alternative: null };
    expect(airBrief(kept as never).outers).toStrictEqual([{ outer: '1', q: 1.4 }]);
    expect(found(packed({ net: '40', outer: 'A' }, { net: '40', outer: '' })), 'no number').toStrictEqual([
      'airQUnread A',
    ]);
  });
});

it('may be fine beside others only when every row is complete', () => {
  const codes = (form: AirForm) => airAcceptance(form, airFacts(quote)).findings.map(({ code }) => code);
  const apart = packed({ net: '20', outer: '' }, { net: '10', outer: '' });
  expect(codes(apart)).toContain('airBeside');
  expect(codes({ ...apart, goods: [...apart.goods, blankGoods('3')] })).not.toContain('airBeside');
});

describe('search from a filled form', () => {
  it('reads typed numbers without loss', () => {
    const [row] = soundAir.goods;
    const form = {
      ...soundAir,
      goods: row ? [{ ...row, pieces: '2', grossKg: '1,200.5', volume: '０.8' }] : [],
      sizeRows: [],
      air: { '1': { ...blankRowFacts, net: '１２' } },
    };
    expect(queryFromForm(form, quote).row).toMatchObject({ pieces: '2', kg: '1200.5', m3: '0.8', net: '12' });
  });
});
