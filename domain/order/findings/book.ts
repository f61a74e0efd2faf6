import type { DgBook } from '../../mode-ids';
import { packingEdition, uncheckedNote } from '../../goods/edition';
import { FINDING_SOURCES, type Finding, type FindingSource } from '../../rules/finding';

/** Sea sources that have a counterpart in other books. */
const OF_THE_SEA = [
  'segregation',
  'limited',
  'goodsList',
  'packing',
  'cooling',
  'flammable',
  'names',
  'waste',
  'stabilized',
] as const;

/** The library follows the UN Model Regulations, common to all books; the land books were not compared row by row. */
function bookSources(book: DgBook, apart: string): Record<(typeof OF_THE_SEA)[number], FindingSource> {
  const read = (chapter: string, edition = uncheckedNote(book)): FindingSource => ({
    source: `联合国规章范本${chapter}`,
    edition,
  });
  return {
    segregation: { ...FINDING_SOURCES.segregation, source: `IMDG 规则 7.2.4 隔离表（${apart}按同一张表提示）` },
    limited: read('第 3.4 章 有限数量'),
    goodsList: read('第 3.2 章 危险货物一览表（平台物质库）'),
    packing: read('第 4.1 章 包装导则与第 6 部分 UN 标记', packingEdition(book)),
    cooling: read('第 7.1 章 控温运输'),
    flammable: read('2.3.2.6 易燃液体包装类别'),
    names: read('3.1.2 正式运输名称与技术名称（平台物质库）'),
    waste: { source: '固体废物污染环境防治法、危险废物转移管理办法', edition: '2026 版' },
    stabilized: read('特殊规定 386 稳定货物'),
  };
}

export const BOOK_SOURCES = {
  COAST: bookSources('COAST', '内贸'),
  AIR: bookSources('AIR', '空运'),
  RAILWAY: bookSources('RAILWAY', '铁路'),
  ROAD: bookSources('ROAD', '公路'),
  STORE: bookSources('STORE', '仓储'),
} as const satisfies Record<Exclude<DgBook, 'SEA'>, object>;

export const findingSource = (book: DgBook, name: (typeof OF_THE_SEA)[number]): FindingSource =>
  book === 'SEA' ? FINDING_SOURCES[name] : BOOK_SOURCES[book][name];

export function byBook(book: DgBook) {
  if (book === 'SEA') return (one: Finding): Finding => one;
  return (one: Finding): Finding => {
    const name = OF_THE_SEA.find((each) => FINDING_SOURCES[each] === one.source);
    return name === undefined ? one : { ...one, source: findingSource(book, name) };
  };
}
