import { describe, expect, it } from 'vitest';

import { NO_IBC_AT_SEA } from '../../../domain/goods/packaging/bans';
import { enquiryAcceptance } from '../../../domain/modes/enq/acceptance';
import type { Quote } from '../../../domain/offer/offer';
import type { Acceptance } from '../../../domain/order/findings/acceptance';
import { lawBook, type DgBook, type ModeId } from '../../../domain/mode-ids';
import { byBook } from '../../../domain/order/findings/book';
import { buildChecks } from '../../../domain/order/findings/checks';
import { FINDING_SOURCES, type Finding } from '../../../domain/rules/finding';
import type { OrderFacts } from '../../../domain/order/form/facts';
import { packagingFindings } from '../../../domain/order/findings/packaging';
import type { OrderForm } from '../../../domain/order/form/form';
import { AIR_CASE } from '../../support/modes/cases/air';
import { CFS_CASE } from '../../support/modes/cases/cfs';
import { DOM_CASE } from '../../support/modes/cases/dom';
import { ENQ_CASE } from '../../support/modes/cases/enq';
import { FCL_CASE } from '../../support/modes/cases/fcl';
import { LCL_CASE } from '../../support/modes/cases/lcl';
import { RAIL_CASE } from '../../support/modes/cases/rail';
import { TANK_CASE } from '../../support/modes/cases/tank';
import { TRUCK_CASE } from '../../support/modes/cases/truck';
import { WH_CASE } from '../../support/modes/cases/wh';

/** Source names of each book; a borrowed sea table says so. */
const READ_FROM: Readonly<Record<DgBook, RegExp>> = {
  SEA: /IMDG|SOLAS|CTU/,
  COAST: /船舶载运危险货物安全监督管理规定/,
  AIR: /国际民航组织/,
  RAILWAY: /国际货协/,
  ROAD: /JT\/T 617/,
  STORE: /GB 15603/,
};
const BORROWED = /按同一张表提示|GB 15603 与 IMDG/;

/**
 * Numbers for every shared rule: unknown, stabilized, several entries, gas, solid, lithium, flexitank and tank goods.
 */
const NUMBERS = ['1294', '2055', '1263', '1993', '1017', '2811', '3480', '9999', '1045', '1383'];
const PACKS = ['1A1', '31HA1', '5H4', '4G', ''];

type Judge = { id: ModeId; judge: (change: Partial<OrderForm['goods'][number]>, isDanger: 'Y' | 'N') => Acceptance };

function judgeOf<TForm extends OrderForm, TQuote extends Quote>({
  mode,
  samples: [{ form, facts }],
}: {
  mode: { id: ModeId; acceptance: (form: TForm, facts: OrderFacts<TQuote>) => Acceptance };
  samples: readonly [{ form: TForm; facts: OrderFacts<TQuote> }, ...unknown[]];
}): Judge {
  return {
    id: mode.id,
    judge: (change, isDanger) =>
      mode.acceptance({ ...form, isDanger, goods: form.goods.map((row) => ({ ...row, ...change })) }, facts),
  };
}

const JUDGES = [
  judgeOf(AIR_CASE),
  judgeOf(CFS_CASE),
  judgeOf(DOM_CASE),
  judgeOf(FCL_CASE),
  judgeOf(LCL_CASE),
  judgeOf(RAIL_CASE),
  judgeOf(TANK_CASE),
  judgeOf(TRUCK_CASE),
  judgeOf(WH_CASE),
];

const changes = NUMBERS.flatMap((unNo) =>
  PACKS.flatMap((packKind) => [
    { goodsId: '', unNo, packKind, packMark: '' },
    { goodsId: '', unNo, packKind, nameCn: '废溶剂', flashPoint: '20', isLimited: true },
  ]),
);

const namesOf = (found: readonly Finding[]): string[] => [
  ...new Set(found.map(({ code, source: { source, edition } }) => `${code}: ${source}（${edition}）`)),
];

function strange(found: readonly Finding[], book: DgBook): string[] {
  const others = Object.entries(READ_FROM).filter(([other]) => other !== book);
  return namesOf(found).filter((name) => !BORROWED.test(name) && others.some(([, read]) => read.test(name)));
}

describe.each(JUDGES)('findings of $id', ({ id, judge }) => {
  it('cite only the law of their book', () => {
    const found = [
      ...changes.flatMap((change) => judge(change, 'Y').findings),
      ...['甲醇', '油漆'].flatMap((nameCn) => judge({ goodsId: '', unNo: '', nameCn }, 'N').findings),
    ];
    expect(strange(found, lawBook(id))).toEqual([]);
    expect(found.length).toBeGreaterThan(100);
  });
});

it.each([
  ['', 'SEA'],
  ['LCL', 'SEA'],
  ['TANK', 'SEA'],
  ['RF', 'SEA'],
  ['AIR', 'AIR'],
  ['DOM', 'COAST'],
] as const)('cite the book of the wished mode "%s" for an enquiry', (modeWish, book) => {
  const [{ form }] = ENQ_CASE.samples;
  const [{ facts }] = FCL_CASE.samples;
  const found = changes.flatMap((change) => {
    const goods = form.goods.map((row) => ({ ...row, ...change }));
    return enquiryAcceptance({ ...form, modeWish, isDanger: 'Y', goods }, facts).findings;
  });
  expect(strange(found, book)).toEqual([]);
  expect(namesOf(found).some((name) => READ_FROM[book].test(name))).toBe(true);
});

const BOOKS = ['SEA', 'COAST', 'AIR', 'RAILWAY', 'ROAD', 'STORE'] as const;

it.each(BOOKS)('require a manual check of packagings under the book %s', (book) => {
  const fits: Finding = { level: 'PASS', about: 'PACK', code: 'packFits', given: {}, source: FINDING_SOURCES.packing };
  expect(buildChecks([byBook(book)(fits)]).map(({ level, unchecked }) => [level, unchecked])).toEqual([['PASS', book]]);
});

it('forbid IBCs for some goods on ships only', () => {
  const [{ form, facts }] = FCL_CASE.samples;
  const goods = form.goods.map((row) => ({ ...row, packKind: '31A', packMark: '' }));
  const goodsOf: OrderFacts['goodsOf'] = (row) => {
    const known = facts.goodsOf(row);
    return known && { ...known, unNo: NO_IBC_AT_SEA[0] ?? '' };
  };
  const refusing = BOOKS.filter((book) =>
    packagingFindings({ goods, isDanger: 'Y' }, { goodsOf, now: facts.now, book }).some(
      ({ code }) => code === 'packNoIbc',
    ),
  );
  expect(refusing).toEqual(['SEA', 'COAST']);
});
