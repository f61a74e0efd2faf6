import { describe, expect, it } from 'vitest';

import { SEG_TOOL } from '../../../domain/desk/tools/seg';
import { checkPair } from '../../../domain/goods/segregation';
import { besideGoods } from '../../../domain/goods/storing';
import { segregationFacts } from '../../../domain/order/findings/segregation';
import { blankGoods } from '../../../domain/goods/row';
import { fillGoodsRow, libraryFields, type LibraryGoods } from '../../../domain/goods/library';
import { goodsById, LIBRARY } from '../../../server/world/dangerous-goods/library';
import { answerOf } from '../../support/desk';
import { knowing } from '../../support/known-goods';

const library: readonly LibraryGoods[] = LIBRARY;
const general = library.filter(({ unNo }) => unNo === null);
const dangerous = library.filter(({ unNo }) => unNo !== null);

const inOrder = (goods: LibraryGoods) =>
  segregationFacts(
    { ...fillGoodsRow(blankGoods('1'), goods.goodsId, libraryFields(goods)), goodsId: goods.goodsId },
    () => goods,
  );

const hazardsOf = ({ hazardClass, subRisks }: LibraryGoods) => [hazardClass ?? '', ...subRisks];
const feedsFire = (goods: LibraryGoods) => hazardsOf(goods).some((one) => one === '5.1' || one === '5.2');
const isBleach = ({ nameCn }: LibraryGoods) => /次氯酸|亚氯酸/.test(nameCn);
const isStrongAcid = ({ nameCn }: LibraryGoods) => /^(?:硫酸|盐酸|硝酸|氢氟酸|发烟硫酸)(?:$|（)/.test(nameCn);
/** Matched by name, while the rule uses numbers. Isocyanurates are no isocyanates. */
const isIsocyanate = ({ nameCn, nameEn }: LibraryGoods) => /异氰酸酯|MDI/.test(nameCn) || /\bisocyanate/i.test(nameEn);

const isReactive = (goods: LibraryGoods) =>
  feedsFire(goods) || isBleach(goods) || isStrongAcid(goods) || isIsocyanate(goods);

const pairs = general.flatMap((one) => dangerous.map((other) => [one, other] as const));

describe('harmless goods beside reactive ones', () => {
  it('never pass when combustible, or beside a strong acid or an isocyanate', () => {
    const green = pairs.filter(
      ([one, other]) =>
        (isReactive(other) || isIsocyanate(one)) &&
        (one.burns !== false || isStrongAcid(other) || isIsocyanate(other)) &&
        checkPair(inOrder(one), inOrder(other)).level === 'PASS',
    );
    expect(green.map(([one, other]) => `${one.nameCn} ${other.nameCn}`)).toEqual([]);
  });

  it('share no container when the store calls them combustible, in either order', () => {
    const [fed, boxed] = [
      pairs.filter(([one, other]) => besideGoods(inOrder(one), inOrder(other)).why === 'BURNS'),
      pairs.filter(([one, other]) => feedsFire(other) && one.burns === true),
    ];
    expect(fed.length).toBeGreaterThan(300);
    for (const [one, other] of [...fed, ...boxed]) {
      expect(checkPair(inOrder(one), inOrder(other)).level, `${one.nameCn} ${other.nameCn}`).toBe('BLOCK');
      expect(checkPair(inOrder(other), inOrder(one)).level, `${other.nameCn} ${one.nameCn}`).toBe('BLOCK');
    }
  });

  it('share a container when nothing is known against it', () => {
    for (const [one, other] of [
      ['glycerol', 'toluene'],
      ['soda-ash', 'kmno4'],
      ['tio2', 'h2o2'],
    ] as const)
      expect(checkPair(inOrder(named(one)), inOrder(named(other))).level, `${one} ${other}`).toBe('PASS');
  });
});

function named(goodsId: string): LibraryGoods {
  const goods = goodsById(goodsId);
  if (!goods) throw new Error(`the library has no ${goodsId}`);
  return goods;
}

it.each([
  ['glycerol', '1490', 'BLOCK', 'pairFed'],
  ['white-oil', '1490', 'BLOCK', 'pairFed'],
  ['glycerol', '3105-mekp', 'BLOCK', 'pairFed'],
  ['urea', '1791-naclo', 'MANUAL', 'pairReacts'],
  ['pmdi', '1604', 'MANUAL', 'pairReacts'],
  ['soda-ash', '1830', 'MANUAL', 'pairReacts'],
])('tool judges %s beside %s as %s, by %s', (un1, un2, level, code) => {
  const { level: said, detail } = answerOf(SEG_TOOL, { un1, un2 }, knowing(un1, un2));
  expect(said).toBe(level);
  expect((detail as { findings: { code: string }[] }).findings.map((one) => one.code)).toContain(code);
});
