import { describe, expect, it } from 'vitest';

import { findDoubtful } from '../../../domain/goods/entries';
import { refusalOf } from '../../../domain/goods/facts';
import { questionsOf } from '../../../domain/goods/property';
import { blankGoods } from '../../../domain/goods/row';
import { lawBook, MODE_IDS, type ModeId } from '../../../domain/mode-ids';
import type { Acceptance } from '../../../domain/order/findings/acceptance';
import { parseCsv } from '../../../server/base/csv';
import { ALL_GOODS, goodsOfNumber, LISTED } from '../../../server/world/dangerous-goods/library';
import type { Goods } from '../../../server/world/dangerous-goods/read-goods';
import catalogue from '../../../server/world/dangerous-goods/list/rule-codes.csv?raw';
import { rulesOf } from '../../support/rule-codes/judges';
import { CARRYING, judgeOf, type Sample } from '../../support/verdicts/every-number';
import { atGateway } from '../../support/verdicts/form';

/** Codes of the catalogue with their rule, by mode. */
const CODES = new Set(
  parseCsv(catalogue, 'rule-codes.csv').flatMap(([code, modes = '', source, edition]) =>
    modes.split('|').map((id) => `${id} ${code} ${source} ${edition}`),
  ),
);
/** A sailing's verdict has the source of its offer. */
const saidBy = (id: ModeId, { findings }: Acceptance): string[] =>
  findings
    .filter(({ code }) => code !== 'sailingVerdict')
    .map(({ code, source: { source, edition } }) => `${id} ${code} ${source} ${edition}`);

const NUMBERS = [...new Set(ALL_GOODS.flatMap(({ unNo }) => unNo ?? []))];
const ONLY_LISTED: ReadonlySet<Goods> = new Set(LISTED);
const BY_SEA: readonly ModeId[] = ['FCL', 'LCL', 'CFS'];

const isRefused = (unNo: string): boolean => goodsOfNumber(unNo).every((goods) => refusalOf(goods) !== null);
const isGreen = ({ level }: Acceptance): boolean => level === 'PASS' || level === 'PASS_CHECK_DGL';
const isRead = (id: ModeId, unNo: string): boolean => {
  const all = goodsOfNumber(unNo);
  return all.every((goods) => !ONLY_LISTED.has(goods)) || (BY_SEA.includes(id) && findDoubtful(all) === undefined);
};

describe.each(CARRYING)('every number in %s', (id) => {
  const judge = judgeOf(id);
  const judged = new Map(NUMBERS.map((unNo) => [unNo, judge(unNo)]));

  it('is judged by rules of the catalogue', () => {
    expect(judged.size).toBe(2347);
    expect([...judged].filter(([, { findings }]) => findings.length === 0)).toStrictEqual([]);
    const codes = new Set([...judged.values()].flatMap((verdict) => saidBy(id, verdict)));
    expect([...codes].filter((code) => !CODES.has(code))).toStrictEqual([]);
  });

  it('is refused by the sentence of its list where the platform carries it in no mode', () => {
    const refused = [...judged].filter(([unNo]) => isRefused(unNo));
    expect(refused.length).toBeGreaterThan(300);
    const unsaid = refused.filter(
      ([unNo, { level, findings }]) =>
        level !== 'BLOCK' ||
        !findings.some(
          ({ code, given }) =>
            code === 'goodsRefused' && given['text'] === refusalOf(goodsOfNumber(unNo)[0] ?? { doubts: [] }),
        ),
    );
    expect(unsaid.map(([unNo]) => unNo)).toStrictEqual([]);
  });

  it('is asked each property on which its entry forks', () => {
    const unasked = ALL_GOODS.flatMap((goods) => {
      const asks = questionsOf({ flashPoint: '' }, goods.asks, lawBook(id));
      const { findings } = asks.length === 0 ? { findings: [] } : judge(goods.unNo ?? '', goods);
      const asked = findings.flatMap(({ code, given }) => (code.startsWith('fork') ? [given['name']] : []));
      return asks.flatMap(({ property }) => (asked.includes(property) ? [] : [`${goods.goodsId} ${property}`]));
    });
    expect(unasked).toStrictEqual([]);
  });

  it('is green only where its row was read for this mode', () => {
    const green = [...judged].filter(([, verdict]) => isGreen(verdict));
    expect(green.filter(([unNo]) => !isRead(id, unNo)).map(([unNo]) => unNo)).toStrictEqual([]);
  });
});

it('refuses classes 1 but 1.4S and 1.4G, 6.2 and 7', () => {
  const never = ALL_GOODS.filter(({ hazardClass }) => /^(?:1\.[12356]|6\.2|7)$/.test(hazardClass ?? ''));
  expect(never.length).toBeGreaterThan(200);
  expect(never.filter((goods) => refusalOf(goods) === null)).toStrictEqual([]);
  const small = ALL_GOODS.filter((goods) => goods.hazardClass === '1.4' && refusalOf(goods) === null);
  expect(small.flatMap(({ goodsId }) => goodsId)).not.toHaveLength(0);
});

it('is green in no flexitank, by the name of any row of the list', () => {
  const { judge, samples } = rulesOf('FLEXI');
  const [{ form, facts }] = samples as readonly [Sample, ...Sample[]];
  const green = ALL_GOODS.filter(({ unNo }) => unNo !== null).filter(({ nameCn, nameEn }) => {
    const goods = form.goods.map(({ key }) => ({ ...blankGoods(key), nameCn, nameEn }));
    return isGreen(judge({ ...form, goods }, { ...facts, ...atGateway }));
  });
  expect(green.map(({ unNo }) => unNo)).toStrictEqual([]);
});

it.each(MODE_IDS)('judges the samples of %s by rules of the catalogue', (id) => {
  const { judge, samples } = rulesOf(id);
  const said = (samples as readonly Sample[]).flatMap(({ form, facts }) =>
    saidBy(id, judge(form, { ...atGateway, ...facts })),
  );
  expect(said.filter((code) => !CODES.has(code))).toStrictEqual([]);
});
