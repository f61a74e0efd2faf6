import { describe, expect, it } from 'vitest';

import { isSixteenB } from '../../../domain/goods/column-sixteen-b';
import { findDoubtful } from '../../../domain/goods/entries';
import { refusalOf } from '../../../domain/goods/facts';
import { checkPair } from '../../../domain/goods/segregation';
import { blankGoods, type GoodsRow } from '../../../domain/goods/row';
import type { VerdictLevel } from '../../../domain/goods/verdict';
import { consistencyFindings, isOfBoxes } from '../../../domain/order/findings/consistency';
import { identifyGoods } from '../../../server/world/dangerous-goods/identify';
import { ALL_GOODS, goodsOfNumber, LIBRARY, LISTED, searchGoods } from '../../../server/world/dangerous-goods/library';
import { LIST } from '../../../server/world/dangerous-goods/listed';
import { linesIn } from '../../support/second/paper';

const numbersOf = (all: readonly { unNo: string | null }[]) => new Set(all.flatMap(({ unNo }) => unNo ?? []));
/** Step through the list: the suite judges a sample of it. */
const some = <TItem>(all: readonly TItem[], each: number): TItem[] => all.filter((_, at) => at % each === 0);

/** Letters that a form takes in a name. */
const MOST_TYPED = 120;
const rowOf = (cells: Partial<GoodsRow>): GoodsRow => ({ ...blankGoods('1'), ...cells });
const levelsOf = (row: GoodsRow) => consistencyFindings({ goods: [row], isDanger: 'Y' }, identifyGoods);
const isHeld = ({ level }: { level: VerdictLevel }): boolean => level === 'MANUAL' || level === 'BLOCK';
const isGreen = (row: GoodsRow): boolean => !levelsOf(row).some(isHeld);
/** Goods picked, typed as a whole, and named by their number alone. */
const typedRows = ({ goodsId, packingGroup, ...goods }: (typeof LISTED)[number]) => {
  const { unNo, nameCn, nameEn, hazardClass, subRisks, isMarinePollutant } = goods;
  const group = packingGroup ?? ('N' as const);
  const typed = { unNo, nameCn, nameEn, hazardClass, subRisks: [...subRisks], isMarinePollutant, packingGroup: group };
  return [rowOf({ ...typed, goodsId }), rowOf(typed), rowOf({ unNo })];
};

describe('the whole list', () => {
  it('knows every number of Amendment 42-24, those of the house as the house has them', () => {
    expect(LIST).toHaveLength(2860);
    expect(numbersOf(LIST).size).toBe(2347);
    expect([...numbersOf(LIST)].filter((unNo) => goodsOfNumber(unNo).length === 0)).toEqual([]);
    const house = numbersOf(LIBRARY);
    expect(LISTED.filter(({ unNo }) => house.has(unNo))).toEqual([]);
    expect([...house].filter((unNo) => goodsOfNumber(unNo).some((goods) => !LIBRARY.includes(goods)))).toEqual([]);
    expect(new Set(ALL_GOODS.map(({ goodsId }) => goodsId)).size).toBe(ALL_GOODS.length);
  });

  it('knows no number that stands in no list', () => {
    expect(['1002', '3561', '9999'].flatMap(goodsOfNumber).map(({ unNo }) => unNo)).toEqual(['1002']);
  });

  it('has names that a form takes', () => {
    expect(LISTED.filter(({ nameEn }) => !/^[A-Za-z0-9 ,.;:%()'/+-]{2,120}$/.test(nameEn))).toEqual([]);
    expect(LISTED.filter(({ nameCn }) => nameCn.length < 2 || nameCn.length > 60)).toEqual([]);
  });

  it('is found by number, Chinese and English name, pinyin and initials', () => {
    const asks = some(LISTED, 20).flatMap(({ unNo, nameCn, nameEn, aliases }) =>
      [unNo, `UN ${unNo}`, nameCn, nameEn, ...aliases].map((typed) => ({ unNo, typed: typed.slice(0, 60) })),
    );
    const missed = asks.filter(({ unNo, typed }) => !searchGoods(typed).some(({ item }) => item.unNo === unNo));
    expect(asks.length).toBeGreaterThan(600);
    expect(missed).toEqual([]);
  });

  it('refuses explosives but 1.4S and 1.4G, classes 6.2 and 7 and forbidden goods, each by its sentence', () => {
    const refused = LIST.filter((goods) => refusalOf(goods) !== null);
    expect(refused).toHaveLength(365);
    expect(
      LIST.filter(({ hazardClass }) => ['1.1', '1.2', '1.3', '1.5', '1.6', '6.2', '7'].includes(hazardClass)).filter(
        (one) => refusalOf(one) === null,
      ),
    ).toEqual([]);
    const rows = some(refused, 5).map(({ goodsId, unNo, nameCn, hazardClass }) =>
      rowOf({ goodsId, unNo, nameCn, hazardClass }),
    );
    expect(rows.filter((row) => !levelsOf(row).some(({ code }) => code === 'goodsRefused'))).toEqual([]);
  });

  it('is for a person at best, however its goods are picked or typed, in every mode that needs more than the list', () => {
    const rows = some(LISTED, 9).flatMap(typedRows);
    expect(rows.filter(isGreen).map(({ unNo }) => unNo)).toEqual([]);
  });

  it('opens rows in boxes at sea where all sources agree and no catalogue has them', () => {
    const clean = LISTED.filter((goods) => findDoubtful([goods]) === undefined);
    expect(clean).toHaveLength(282);
    expect(clean.filter(({ doubts }) => !doubts.some(({ about }) => about === 'LAND'))).toEqual([]);
    const held = linesIn('held-42-24.csv').map((row) => row['unNo'] ?? '');
    expect(held.toSorted()).toStrictEqual([...new Set(held)]);
    expect(held.filter((unNo) => !LISTED.some((goods) => goods.unNo === unNo))).toEqual([]);
    const hazards = new Set(clean.flatMap(({ hazardClass, subRisks }) => [hazardClass, ...subRisks]));
    expect([...hazards].toSorted()).toStrictEqual(['3', '8']);
    expect(clean.filter(({ technical, doubts }) => technical !== null || refusalOf({ doubts }) !== null)).toEqual([]);
    const cells = new Map(linesIn('numbers-42-24.csv').map((row) => [`un${row['unNo']}${row['row']}`, row]));
    expect(clean.filter(({ goodsId }) => cells.get(goodsId)?.['flags'] !== '')).toEqual([]);
    expect(clean.filter(({ unNo }) => linesIn('held-42-24.csv').some((row) => row['unNo'] === unNo))).toEqual([]);
    const picked = some(clean, 9).flatMap((goods) => typedRows(goods).slice(0, 1));
    expect(picked.filter((row) => levelsOf(row).filter(isOfBoxes).some(isHeld)).map(({ unNo }) => unNo)).toEqual([]);
    expect(picked.filter(isGreen).map(({ unNo }) => unNo)).toEqual([]);
    const waiting = some(
      LISTED.filter((goods) => !clean.includes(goods)),
      9,
    ).flatMap(typedRows);
    const opened = waiting.filter((row) => !levelsOf(row).filter(isOfBoxes).some(isHeld));
    expect(opened.map(({ unNo }) => unNo)).toEqual([]);
  });

  it('holds the name of other goods against every number', () => {
    const [ours, theirs] = [some(ALL_GOODS, 23).filter(({ unNo }) => unNo !== null), some(LISTED, 29)];
    const unheld = ours.flatMap(({ goodsId, unNo, hazardClass }, at) => {
      const other = theirs[at % theirs.length];
      if (!other || other.unNo === unNo) return [];
      const row = rowOf({ goodsId, unNo: unNo ?? '', hazardClass: hazardClass ?? '', nameCn: other.nameCn });
      return levelsOf(row).some(({ code }) => code.startsWith('name')) ? [] : [`${unNo} ${other.nameCn}`];
    });
    expect(unheld).toEqual([]);
    const methanol = rowOf({
      goodsId: 'methanol',
      unNo: '1230',
      nameCn: '浓硝酸',
      nameEn: 'Nitric acid',
      hazardClass: '3',
    });
    expect(
      levelsOf(methanol)
        .filter(({ level }) => level === 'BLOCK')
        .map(({ code }) => code),
    ).toContain('nameOther');
  });

  it('takes the wording of the list as a name of goods of the house', () => {
    const rows = linesIn('numbers-42-24.csv');
    const strange = LIBRARY.flatMap(({ goodsId, unNo, hazardClass, packingGroup }) => {
      const all = rows.filter((row) => row['unNo'] === unNo);
      const near = all.filter(
        (row) => row['hazardClass'] === hazardClass && row['packingGroup'] === (packingGroup ?? ''),
      );
      const typed = (near.length > 0 ? near : all).flatMap(({ nameCn = '', nameEn = '' }) => [
        { nameCn },
        { nameEn },
        { nameEn: nameEn.toLowerCase() },
        ...nameEn.split(' or ').map((shippingName) => ({ shippingName })),
      ]);
      return typed
        .filter((said) => Object.values(said).every((name) => name.length <= MOST_TYPED))
        .filter((said) => identifyGoods(rowOf({ goodsId, unNo: unNo ?? '', ...said }), 'Y').strangers?.length !== 0)
        .map((said) => `UN ${unNo} ${Object.values(said).join('')}`);
    });
    // The house has vehicles run on liquid fuel alone.
    expect([...new Set(strange)]).toStrictEqual(['UN 3166 VEHICLE, FUEL CELL, FLAMMABLE LIQUID POWERED']);
  });

  it('leaves nothing free beside goods of the list', () => {
    const [ours, theirs] = [some(LISTED, 7), some(ALL_GOODS, 11)];
    const free = ours.flatMap((one) =>
      theirs
        .filter(({ unNo }) => unNo !== one.unNo)
        .filter((other) => !['MANUAL', 'BLOCK'].includes(checkPair(one, other).level))
        .map((other) => `${one.unNo} ${other.unNo ?? other.nameCn}`),
    );
    expect(free.filter((pair) => !/^(?:2984|3149|2189|1295|1818|339\d|3400) /.test(pair))).toEqual([]);
    expect(LIST.flatMap(({ sixteenB }) => sixteenB ?? []).filter(isSixteenB).length).toBeGreaterThan(2000);
  });
});
