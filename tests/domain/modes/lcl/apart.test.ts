import { describe, expect, it } from 'vitest';

import { lclQuestion } from '../../../../domain/modes/lcl/search';
import { partsApart } from '../../../../domain/modes/lcl/apart';
import { judgeAtGlance, type GlanceRow } from '../../../../domain/modes/lcl/glance';
import { LCL_SEARCH } from '../../../../domain/modes/lcl/search-mode';
import { METHANOL_FACTS } from '../../../../stories/order/order-forms.fixtures';
import { CLASHING, DEPARTURE, SOLD_OUT } from '../../../../stories/modes/lcl.fixtures';

const OXIDIZER = {
  ...METHANOL_FACTS,
  goodsId: 'o',
  unNo: '2014',
  nameCn: '过氧化氢水溶液',
  hazardClass: '5.1',
} as const;

const row = (key: string, unNo: string, goods: GlanceRow['identity']['goods']): GlanceRow => ({
  key,
  unNo,
  pieces: '2',
  kg: '400',
  m3: '0.6',
  longCm: '',
  group: '',
  name: '',
  identity: { kind: 'known', goods, strangers: [] },
});

const METHANOL = row('1', '1230', [METHANOL_FACTS]);
const PEROXIDE = row('2', '2014', [{ ...OXIDIZER, subRisks: [] }]);
const ASKED = lclQuestion.asked('?org=CNSHA&dst=DEHAM&d=Y&rows=1230~2~400~0.6,2014~2~400~0.6');

const apart = (rows: readonly GlanceRow[]) => partsApart(rows, judgeAtGlance(rows, 'Y', true).box, ASKED);

describe('incompatible goods of an LCL search', () => {
  it('are split into the fewest allowed parts with a link each', () => {
    expect(apart([METHANOL, PEROXIDE])).toEqual([
      { names: ['甲醇'], address: '/shippingLcl?org=CNSHA&dst=DEHAM&d=Y&rows=1230~2~400~0.6' },
      { names: ['过氧化氢水溶液'], address: '/shippingLcl?org=CNSHA&dst=DEHAM&d=Y&rows=2014~2~400~0.6' },
    ]);
  });

  it('are not split when compatible', () => {
    expect(apart([METHANOL, { ...METHANOL, key: '3' }])).toEqual([]);
    expect(apart([METHANOL])).toEqual([]);
  });
});

it('have no price when the departure cannot be ordered', () => {
  expect(LCL_SEARCH.hasPrice({ ...DEPARTURE, price: null })).toBe(false);
  for (const offer of [DEPARTURE, CLASHING, { ...SOLD_OUT, price: null }, { ...DEPARTURE, state: 'CLOSED' as const }])
    expect(LCL_SEARCH.hasPrice(offer)).toBe(true);
});
