import { expect, it } from 'vitest';

import { blankGoods, type GoodsRow } from '../../../../domain/goods/row';
import { identifyGoods } from '../../../../server/world/dangerous-goods/identify';
import { classPapers } from '../../../../server/trade/modes/class-papers';

const row = (unNo: string, change: Partial<GoodsRow> = {}): GoodsRow => ({ ...blankGoods(unNo), unNo, ...change });
const asked = (...goods: GoodsRow[]): string =>
  classPapers(goods, (one) => identifyGoods(one, 'Y').goods)
    .map(({ docType }) => docType)
    .join(' ');

it('class documents contain the required test reports per class', () => {
  expect({
    butane: asked(row('1011')),
    methanol: asked(row('1230')),
    sulphur: asked(row('1350')),
    sodium: asked(row('1428')),
    peroxide: asked(row('2014')),
    acid: asked(row('1789')),
    soda: asked(row('1823')),
    batteries: asked(row('3480')),
    hazardousLiquid: asked(row('3082')),
    acrylicAcid: asked(row('2218')),
  }).toStrictEqual({
    acid: 'CORRDATA:1789',
    acrylicAcid: 'CORRDATA:2218',
    batteries: 'BATSPEC:3480',
    butane: 'CYLINDER:1011',
    hazardousLiquid: 'MPMARK:3082 COMPOSE:3082',
    methanol: 'TOXDATA:1230',
    peroxide: 'NOMIX:2014 CORRDATA:2014',
    soda: 'CORRDATA:1823',
    sodium: 'STABLE:1428 DRYPACK:1428',
    sulphur: 'STABLE:1350',
  });
});

it('class documents require a flash point report when the typed value differs or decides', () => {
  expect(asked(row('1230', { flashPoint: '11' }))).not.toContain('FLASH');
  expect(asked(row('1230', { flashPoint: '14' }))).toContain('FLASH');
  expect(asked(row('1230', { flashPoint: '22' }))).toContain('FLASH');
  // Library flash points: xylenes 27 and 22 °C beside 28 and 23, turpentine 35 alone.
  expect(asked(row('1307'))).toContain('FLASH');
  expect(asked(row('1299'))).not.toContain('FLASH');
});

it('class documents require toxicity data for packing groups I and II only', () => {
  const poison = (packingGroup: GoodsRow['packingGroup']) => asked(row('2811', { hazardClass: '6.1', packingGroup }));
  expect([poison('I'), poison('II'), poison('III')].map((one) => one.includes('TOXDATA'))).toStrictEqual([
    true,
    true,
    false,
  ]);
});

it('class documents are required per row', () => {
  expect(asked(row('1789'), row('1823'))).toContain('CORRDATA:1789 CORRDATA:1823');
});
