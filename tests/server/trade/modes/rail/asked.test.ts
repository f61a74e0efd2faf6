import { expect, it } from 'vitest';

import type { RailSearch } from '../../../../../domain/modes/rail/search';
import { buildQuestionFacts } from '../../../../../server/trade/modes/rail/asked';

const ask = (more: Partial<RailSearch>) =>
  buildQuestionFacts({ isDanger: 'Y', unNo: null, goods: null, ...more } as RailSearch);
const rowsOf = ({ goods }: ReturnType<typeof ask>) => goods.map(({ row, name, classes }) => [row, name, classes]);

it('rail search judges a substance as the first row, by its class', () => {
  const asked = ask({ unNo: '1230' });
  expect([rowsOf(asked), asked.classes]).toEqual([[[1, '甲醇', ['3', '6.1']]], ['3']]);
});

it('rail search judges an unknown UN number as the first row, without a class', () => {
  const asked = ask({ unNo: '9999' });
  expect([rowsOf(asked), asked.classes]).toEqual([[[1, 'UN 9999', []]], [null]]);
});

it('rail search has one row of harmless goods, with or without a name', () => {
  expect(rowsOf(ask({ isDanger: 'N', goods: '聚乙烯颗粒' }))).toEqual([[1, '聚乙烯颗粒', []]]);
  expect(rowsOf(ask({ isDanger: 'N' }))).toEqual([[1, '未填品名的货物', []]]);
});

it('rail search detects dangerous goods declared harmless by name', () => {
  const against = (goods: string | null) => ask({ isDanger: 'N', goods }).declared.map(({ code }) => code);
  expect(against('甲醇')).toEqual(['railDisguised']);
  expect(against('聚乙烯颗粒')).toEqual(['railUnlisted']);
  expect([...against('柠檬酸'), ...against(null)]).toEqual([]);
});
