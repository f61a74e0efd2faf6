import { describe, expect, it } from 'vitest';
import { linesIn } from '../../support/second/paper';

type Cells = Readonly<Record<string, string>>;

const HOUSE = linesIn('house-goods.csv').filter(({ unNo }) => unNo !== '');
const LIST = linesIn('numbers-42-24.csv');
const DECIDED = linesIn('decisions-42-24.csv');

const parts = (...cells: (string | undefined)[]): string =>
  cells
    .flatMap((cell = '') => cell.split('|'))
    .filter((part) => !['', 'none', '其余未核对'].includes(part))
    .map((part) => part.replace('SGG', ''))
    .toSorted()
    .join('|');

/** Facts that both tables have, each read the same way; wording of names is no fact. */
const COMPARED: Readonly<Record<string, (cells: Cells) => string>> = {
  ...Object.fromEntries(
    [
      'hazardClass',
      'subRisks',
      'packingGroup',
      'marinePollutant',
      'limitedQuantity',
      'exceptedQuantity',
      'emS',
      'tankInstruction',
      'tankProvisions',
      'segregationGroups',
      'column16b',
      'technicalName',
      'packingProvisions',
    ].map((column) => [column, (cells: Cells) => parts(cells[column])]),
  ),
  packingInstructions: (cells) => parts(cells['packingInstructions'], cells['ibcInstructions'], cells['largePackings']),
};

function rowsOf({ unNo, hazardClass, packingGroup }: Cells): Cells[] {
  const all = LIST.filter((row) => row['unNo'] === unNo);
  const near = all.filter((row) => row['packingGroup'] === packingGroup && row['hazardClass'] === hazardClass);
  return near.length > 0 ? near : all;
}

const isDecided = (goods: Cells, column: string): boolean =>
  DECIDED.some(
    (line) =>
      line['unNo'] === goods['unNo'] && line['column'] === column && ['', goods['goodsId']].includes(line['goodsId']),
  );

describe('decisions about differences of the list', () => {
  it('leaves no difference without a line', () => {
    const open = HOUSE.flatMap((goods) =>
      Object.entries(COMPARED).flatMap(([column, read]) => {
        const isApart = rowsOf(goods).every((row) => read(row) !== read(goods));
        return isApart && !isDecided(goods, column) ? [`UN ${goods['unNo']} ${goods['goodsId']} ${column}`] : [];
      }),
    );
    expect(open).toStrictEqual([]);
  });

  it('says of each line a known decision, a source and a reason', () => {
    const bad = DECIDED.filter(
      ({ decision, source, why }) =>
        !['taken', 'kept', 'same', 'person', 'wording'].includes(decision ?? '') || source === '' || why === '',
    );
    expect(bad).toStrictEqual([]);
  });

  it('holds each value that was taken', () => {
    const lost = DECIDED.filter(({ decision }) => decision === 'taken').filter((line) => {
      const column = line['column'] ?? '';
      const read = COMPARED[column];
      const goods = HOUSE.filter(
        ({ unNo, goodsId }) => unNo === line['unNo'] && [goodsId, ''].includes(line['goodsId']),
      );
      return read !== undefined && !goods.some((one) => read(one) === parts(line['list']));
    });
    expect(lost).toStrictEqual([]);
  });

  it('names no goods that the house does not have', () => {
    const ids = new Set(HOUSE.map(({ goodsId }) => goodsId));
    expect(DECIDED.filter(({ goodsId = '' }) => goodsId !== '' && !ids.has(goodsId))).toStrictEqual([]);
  });
});
