import { describe, expect, it } from 'vitest';

import { libraryFields } from '../../../../domain/goods/library';
import { isNamedAsFilled } from '../../../../domain/goods/naming';
import { blankGoods, type GoodsRow } from '../../../../domain/goods/row';
import { identifyGoods } from '../../../../server/world/dangerous-goods/identify';
import { LIBRARY } from '../../../../server/world/dangerous-goods/library';

const strangers = (change: Partial<GoodsRow>) =>
  (identifyGoods({ ...blankGoods('1'), ...change }, 'Y').strangers ?? []).map(
    ({ field, why, unNo }) => `${field} ${why}${unNo === '' ? '' : ` ${unNo}`}`,
  );

const DANGEROUS = LIBRARY.filter(({ unNo }) => unNo !== null);

describe('names that do not match a UN number', () => {
  it('are none when filled in by a selection', () => {
    const rows = DANGEROUS.map((goods) => ({ ...blankGoods('1'), goodsId: goods.goodsId, ...libraryFields(goods) }));
    expect(rows.filter((row, at) => !isNamedAsFilled(row, DANGEROUS[at] as never))).toEqual([]);
    expect(rows.flatMap((row) => strangers(row).map((one) => `${row.unNo} ${one}`))).toEqual([]);
  });

  it('are none for every Chinese alias in the library', () => {
    const named = DANGEROUS.flatMap(({ unNo, aliases }) =>
      aliases.filter((alias) => /\p{Script=Han}/u.test(alias)).map((nameCn) => ({ unNo: unNo ?? '', nameCn })),
    );
    expect(named.length).toBeGreaterThan(900);
    expect(named.filter((row) => strangers(row).length > 0)).toEqual([]);
  });

  it.each<[string, Partial<GoodsRow>, string[]]>([
    ['1230', { nameCn: '工业甲醇 99.9%' }, []],
    ['1230', { nameCn: '精甲醇（桶装）' }, []],
    ['1230', { nameCn: '甲醇（硝酸）' }, ['nameCn OTHER 2031']],
    ['1230', { nameCn: '浓硝酸', nameEn: 'Nitric acid' }, ['nameCn OTHER 2031', 'nameEn OTHER 2031']],
    ['1230', { nameCn: 'UN 1294' }, ['nameCn OTHER 1294']],
    ['1230', { nameCn: '乙二醇' }, ['nameCn OTHER']],
    ['1230', { nameCn: '甲醇汽油' }, ['nameCn UNKNOWN']],
    ['1219', { nameCn: '汽油' }, ['nameCn OTHER 1203']],
    ['1294', { nameCn: '苯' }, ['nameCn OTHER 1114']],
    ['1230', { shippingName: 'methanol' }, []],
    ['1230', { shippingName: 'METHYL ALCOHOL' }, ['shippingName UNKNOWN']],
    ['1230', { shippingName: 'DRINKING WATER' }, ['shippingName FOREIGN']],
    ['1202', { shippingName: 'HEATING OIL, LIGHT' }, []],
    ['1993', { shippingName: 'FLAMMABLE LIQUID, N.O.S. (TOLUENE)' }, ['shippingName OTHER 1294']],
    ['1993', { nameCn: '清洗剂', technicalName: '异丙醇、乙酸乙酯' }, []],
    ['1993', { technicalName: '丙酮,甲苯' }, ['technicalName UNKNOWN']],
    ['1993', { technicalName: '易燃液体' }, ['technicalName UNKNOWN']],
    ['3082', { technicalName: 'TOLUENE' }, ['technicalName OTHER 1294']],
    ['3077', { technicalName: 'WHITE PHOSPHORUS' }, ['technicalName OTHER 1381']],
    ['3082', { technicalName: '化学品' }, ['technicalName UNKNOWN']],
    ['1230', { casNo: '108-88-3' }, ['casNo OTHER 1294']],
    ['1993', { casNo: '108-88-3' }, ['casNo UNKNOWN']],
    ['9999', { nameCn: '甲醇' }, []],
  ])('for UN %s with %o are %o', (unNo, change, expected) => {
    expect(strangers({ unNo, ...change })).toEqual(expected);
  });
});
