import { expect, it } from 'vitest';

import { pastedRows } from '../../../machines/order/order-form/order-form.paste';

const TAB = '\t';
const rowsOf = (...lines: string[][]) => pastedRows(lines.map((cells) => cells.join(TAB)).join('\n'), 3);
const told = (...lines: string[][]) => rowsOf(...lines).map(({ nameCn, unNo, pieces }) => [nameCn, unNo, pieces]);

const METHANOL = ['甲醇', 'METHANOL', 'UN1230', '1A1', '80', '14160', '12640', '16'];

it('follow the page order of columns without a heading', () => {
  const [row] = rowsOf(METHANOL);
  expect(row).toMatchObject({
    key: '3',
    nameCn: '甲醇',
    nameEn: 'METHANOL',
    unNo: '1230',
    packKind: '1A1',
    pieces: '80',
    grossKg: '14160',
    netKg: '12640',
    volume: '16',
    edited: ['nameCn', 'nameEn', 'unNo'],
  });
});

it('follow a heading of two recognized columns', () => {
  expect(told(['件数', 'UN号'], ['80', '1230'])).toEqual([['', '1230', '80']]);
  expect(told(['货名', '备注', '件数'], ['甲醇', '易燃', '80'])).toEqual([['甲醇', '', '80']]);
});

it('are goods and no heading with one matching word or a number beside it', () => {
  expect(told(['包装材料', 'FILM'])).toEqual([['包装材料', '', '']]);
  expect(told(['数量仪', 'GROSS METER', '', '', '80'])).toEqual([['数量仪', '', '80']]);
  expect(told(['数量仪', 'GROSS METER', '1230', '', '80'])).toEqual([['数量仪', '1230', '80']]);
});

it('skip empty lines and cut cells at 120 characters', () => {
  const rows = pastedRows(`\r\n${METHANOL.join(TAB)}\r\n \r\n${'字'.repeat(121)}\r\n`, 1);
  expect(rows.map(({ key, nameCn }) => [key, nameCn.length])).toEqual([
    ['1', 2],
    ['2', 120],
  ]);
  expect(pastedRows('', 1)).toEqual([]);
});

it.each(['普通货物', '普货', '非危险品', 'General cargo', 'NON-DG'])(
  'are marked as general by %s in place of a number',
  (said) => {
    const [row] = rowsOf(['滤芯', 'FILTERS', said, '4G', '10', '200']);
    expect(row).toMatchObject({
      isGeneral: true,
      unNo: '',
      nameCn: '滤芯',
      grossKg: '200',
      edited: ['nameCn', 'nameEn'],
    });
  },
);

it('are not marked by an empty number or a name', () => {
  for (const cells of [
    ['滤芯', 'FILTERS', '', '4G', '10'],
    ['普通货物', 'GENERAL CARGO', '1230'],
  ])
    expect(rowsOf(cells)[0]).not.toHaveProperty('isGeneral');
});
