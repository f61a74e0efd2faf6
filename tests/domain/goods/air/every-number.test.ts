import { describe, expect, it } from 'vitest';

import { UN_TOOL, type UnDetail } from '../../../../domain/desk/tools/un';
import { judgeAirAmount, type AirAnswer } from '../../../../domain/goods/air/aircraft';
import { airQuestion, PEROXIDE_FORBIDDEN_OVER } from '../../../../domain/goods/air/limit';
import { AIR_LIMITS, NO_LIMIT } from '../../../../domain/goods/air/limits';
import { PACKING_GROUPS } from '../../../../domain/goods/dangerous-goods';
import { airAcceptance } from '../../../../domain/modes/air/acceptance';
import { blankRowFacts, type AirForm } from '../../../../domain/modes/air/form';
import { blankGoods } from '../../../../domain/goods/row';
import { LIBRARY } from '../../../../server/world/dangerous-goods/library';
import { airFacts, airQuoteFor, airSearchOf, soundAir } from '../../../support/air-order';
import { answerOf } from '../../../support/desk';
import { knowing } from '../../../support/known-goods';

const NO_INSTRUCTION = 'no public source names the packing instruction; figures and numbers are put down by class';
const OPEN = 'sources know what one carrier takes, and not what the list says';

/** Library numbers with unsettled limits, which need a manual check, with the reason. */
const LEFT: Readonly<Record<string, string>> = {
  '1340': NO_INSTRUCTION,
  '1362': NO_INSTRUCTION,
  '1384': NO_INSTRUCTION,
  '1385': NO_INSTRUCTION,
  '1408': NO_INSTRUCTION,
  '1415': NO_INSTRUCTION,
  '1418': NO_INSTRUCTION,
  '1426': NO_INSTRUCTION,
  '1436': NO_INSTRUCTION,
  '2813': NO_INSTRUCTION,
  '3088': NO_INSTRUCTION,
  '3341': NO_INSTRUCTION,
  '3551': OPEN,
  '3552': OPEN,
  '3556': OPEN,
};

/** Table row parsed independently of the product code. */
const most = (part: string): number | null => {
  const [, amount = ''] = part.split(':');
  return part === '-' ? null : amount === NO_LIMIT ? Infinity : Number.parseFloat(amount);
};
const ROWS = AIR_LIMITS.trim()
  .split('\n')
  .map((row) => {
    const [unNo = '', group, , pax = '', cao = ''] = row.split(' ');
    return { row, unNo, group: PACKING_GROUPS.find((one) => one === group) ?? null, pax: most(pax), cao: most(cao) };
  });
type Row = (typeof ROWS)[number];

/** The percentage selects the row of a solution: nitric acid over 70 % is group I. */
const shareOf = ({ unNo, group }: Row): number | null =>
  airQuestion(unNo) !== 'percent' ? null : group === 'I' ? 90 : PEROXIDE_FORBIDDEN_OVER - 10;

const stepsOf = ({ pax, cao }: Row): [number | null, AirAnswer][] => {
  if (pax === null && cao === null) return [[1, 'FORBIDDEN']];
  if (pax === Infinity)
    return [
      [null, 'PAX'],
      [9999, 'PAX'],
    ];
  const over = (amount: number): AirAnswer => (amount < (cao ?? 0) ? 'CAO' : 'OVER');
  return [
    [null, 'ASK'],
    ...(pax === null ? [] : [[pax, 'PAX'] as [number, AirAnswer], [pax + 0.001, over(pax)] as [number, AirAnswer]]),
    ...(cao === null || cao === pax ? [] : [[cao, 'CAO'] as [number, AirAnswer]]),
    ...(cao === null ? [] : [[cao + 0.001, 'OVER'] as [number, AirAnswer]]),
  ];
};

const NUMBERS = [...new Set(LIBRARY.flatMap(({ unNo }) => unNo ?? []))];
const UNLIMITED = ROWS.filter(({ pax }) => pax === Infinity);

const formOf = (unNo: string, net: string): AirForm => ({
  ...soundAir,
  goods: [{ ...blankGoods('1'), unNo, nameCn: unNo, hazardClass: '9', pieces: '1', grossKg: '500', volume: '0.5' }],
  air: { '1': { ...blankRowFacts, net } },
});
const quoteAbout = (unNo: string) => airQuoteFor(airSearchOf({ unNo, net: null, kg: 500 }), 'A-ZLKY811-261203');

type Shown = Extract<UnDetail, { ways: unknown }>;

/** Verdicts of list, form and tool for a number without an amount per package. */
function told(unNo: string) {
  const quote = quoteAbout(unNo);
  const { findings } = airAcceptance(formOf(unNo, ''), airFacts(quote));
  const { detail } = answerOf(UN_TOOL, { un: unNo }, knowing(unNo)) as { detail: Partial<Shown> };
  return {
    list: quote.offer.detail.air?.answer,
    form: findings.filter(({ code }) => ['airNoLimit', 'airUnlisted'].includes(code)).map(({ code }) => code),
    tool: (detail.ways ?? []).filter(({ way }) => way === 'air').map(({ level, says }) => `${says.code} ${level}`),
  };
}

describe('air limits over every number of the library', () => {
  it('cover each number or give a reason', () => {
    const listed = new Set(ROWS.map(({ unNo }) => unNo));
    expect(NUMBERS.length).toBe(398);
    expect(NUMBERS.filter((unNo) => !listed.has(unNo)).toSorted()).toEqual(Object.keys(LEFT).toSorted());
    expect([...listed].filter((unNo) => !NUMBERS.includes(unNo))).toEqual([]);
  });

  it('change at each limit of a row', () => {
    const faults = ROWS.flatMap((row) =>
      stepsOf(row).flatMap(([net, answer]) => {
        const verdict = judgeAirAmount(row.unNo, net, { group: row.group, percent: shareOf(row) });
        return verdict.answer === answer ? [] : [`${row.row}: ${net} is ${verdict.answer}, not ${answer}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  it.each(Object.entries(LEFT))('send UN %s to a manual check: %s', (unNo) => {
    for (const group of [null, ...PACKING_GROUPS])
      expect(judgeAirAmount(unNo, 0.1, { group, percent: null }).answer).toBe('MANUAL');
    expect(told(unNo)).toMatchObject({ list: 'MANUAL', form: ['airUnlisted'] });
  });

  it('contain six numbers without a limit', () => {
    expect(UNLIMITED.map(({ unNo }) => unNo).toSorted()).toEqual(['2800', '2990', '3166', '3171', '3363', '3499']);
  });

  it.each(UNLIMITED.map(({ unNo }) => unNo))('allow UN %s in packages of any size, in list, form and tool', (unNo) => {
    expect(told(unNo)).toEqual({ list: 'PAX', form: ['airNoLimit'], tool: ['airNoLimit NEED_APPROVAL'] });
    const { findings } = airAcceptance(formOf(unNo, '480'), airFacts(quoteAbout(unNo)));
    expect(findings.map(({ code, level }) => `${code} ${level}`)).toContain('airNoLimit PASS');
  });
});
