import { describe, expect, it } from 'vitest';

import { FIRE_TOOL } from '../../../domain/desk/tools/fire';
import { LQ_TOOL } from '../../../domain/desk/tools/lq';
import { MARK_TOOL } from '../../../domain/desk/tools/mark';
import { SEG_TOOL } from '../../../domain/desk/tools/seg';
import { segregationBetween } from '../../../domain/goods/segregation-table';
import { buildCutoffs } from '../../../domain/offer/cutoffs';
import { parseMoment } from '../../../domain/values/moments';
import { answerOf } from '../../support/desk';
import { knowing } from '../../support/known-goods';

/*
 * Published example lists with their source; searched 23 November 2026. Calculated examples are in `published.test.ts`.
 */

describe('IMDG 7.2.8, its segregation examples', () => {
  it('separates UN 2002 of 4.2 from UN 2558 of 6.1 and 3: the stricter of 1 and 2', () => {
    expect([segregationBetween('4.2', '6.1'), segregationBetween('4.2', '3')]).toEqual(['1', '2']);
  });

  it('separates UN 1489 from a cyanide, though 5.1 and 6.1 are only away from each other', () => {
    expect(segregationBetween('5.1', '6.1')).toBe('1');
    // The example uses UN 1653, which the library lacks; UN 1689 is in the same cyanide group.
    const said = answerOf(SEG_TOOL, { un1: '1489', un2: '1689' }, knowing('1489', '1689'));
    expect(said.detail).toMatchObject({ box: { level: 'BLOCK', pairs: [{ value: '2', level: 'BLOCK' }] } });
    expect(JSON.stringify(said.detail)).toContain('SG49');
  });
});

describe('column 7a of the dangerous goods list, with the figures of ADR 2017', () => {
  it.each([
    ['1212', '5 L', 'L'],
    ['1213', '1 L', 'L'],
    ['1219', '1 L', 'L'],
    ['1220', '1 L', 'L'],
    ['1223', '5 L', 'L'],
    ['1230', '1 L', 'L'],
    ['1231', '1 L', 'L'],
    ['1234', '1 L', 'L'],
    ['1245', '1 L', 'L'],
    ['1247', '1 L', 'L'],
    ['1262', '1 L', 'L'],
  ])('limits UN %s to %s per inner packaging', (un, limit, unit) => {
    const known = knowing(un);
    const ask = (inner: string) => answerOf(LQ_TOOL, { un, inner, gross: '20' }, known);
    expect(ask(limit).level).toBe('PASS_CHECK_DGL');
    expect(ask(limit).facts).toContainEqual({ name: 'limit', says: limit });
    expect(ask(`${Number.parseInt(limit, 10) + 0.1} ${unit}`)).toMatchObject({
      level: 'BLOCK',
      says: { code: 'overInner' },
    });
  });

  it.each(['1218', '1250'])('excludes UN %s from limited quantities', (un) => {
    const said = answerOf(LQ_TOOL, { un, inner: '10 ml', gross: '1' }, knowing(un));
    expect(said).toMatchObject({ level: 'BLOCK', says: { code: 'notAllowed' } });
  });
});

// Examples from the notes to clause 3.1.3 for stores; of several, those in the library.
describe('GB 50016-2014 (2018), the examples of its storage table', () => {
  it.each([
    ['己烷', '1208', 'A1'],
    ['环戊烷', '1146', 'A1'],
    ['苯', '1114', 'A1'],
    ['甲苯', '1294', 'A1'],
    ['甲醇', '1230', 'A1'],
    ['乙醚', '1155', 'A1'],
    ['丙酮', '1090', 'A1'],
    ['黄磷', '1381', 'A3'],
    ['金属钠', '1428', 'A4'],
    ['金属锂', '1415', 'A4'],
    ['氯酸钾', '1485', 'A5'],
    ['氯酸钠', '1495', 'A5'],
    ['松节油', '1299', 'B1'],
    ['冰醋酸', '2789', 'B1'],
    ['硫黄', '1350', 'B4'],
    ['樟脑', '2717', 'B4'],
    ['萘', '1334', 'B4'],
  ])('%s (UN %s) is %s', (_, un, item) => {
    const said = answerOf(FIRE_TOOL, { un }, knowing(un));
    expect(said.says.of).toMatchObject({ fire: item });
  });

  it.each([
    ['煤油 by its flash point', { state: 'LIQUID', flash: '38' }, 'B1'],
    ['闪点≥60℃的柴油', { state: 'LIQUID', flash: '61' }, 'C1'],
    ['糠醛', { state: 'LIQUID', flash: '60' }, 'C1'],
    ['乙炔, from 2.5 % on', { state: 'GAS', lel: '2.5' }, 'A2'],
    ['氨气, from 15 % on', { state: 'GAS', lel: '15' }, 'B2'],
    ['一氧化碳, from 12.5 % on', { state: 'GAS', lel: '12.5' }, 'B2'],
    ['氧气', { state: 'GAS', oxidizingGas: 'Y' }, 'B5'],
    ['赤磷, which a blow lights', { state: 'SOLID', shock: 'Y' }, 'A6'],
    ['油布, which heats by itself', { state: 'SOLID', slowHeating: 'Y' }, 'B6'],
  ] as const)('puts %s into fire category $2', (_, typed, item) => {
    expect(answerOf(FIRE_TOOL, typed).says.of).toMatchObject({ fire: item });
  });
});

describe('packaging marks from published guides', () => {
  const NOW = Date.parse('2026-11-23T00:00:00Z');
  const ask = (typed: Record<string, string>) => answerOf(MARK_TOOL, typed, knowing(), NOW);

  it('reads a box of 25 kg for groups II and III (iata.ai, packaging explainer)', () => {
    const { facts } = ask({ mark: 'UN 4G/Y25/S/24/USA/+AA1234', state: 'SOLID', pg: 'II' });
    expect(facts).toEqual(
      expect.arrayContaining([
        { name: 'groups', says: 'II、III' },
        { name: 'gross', says: '25 kg' },
        { name: 'year', says: '2024' },
      ]),
    );
  });

  it('reads a steel drum for group I up to 1.5 (Elite Essence Labs): 1.5 fits, 1.6 does not', () => {
    const mark = 'UN 1A1/X1.5/250/19/USA/LM0000';
    expect(ask({ mark, state: 'LIQUID', pg: 'I', density: '1.5' }).says.code).toBe('fits');
    expect(ask({ mark, state: 'LIQUID', pg: 'I', density: '1.6' }).says).toMatchObject({ code: 'tooDense' });
  });

  it('reads an open plastics drum for groups II and III up to 1.8 (HazmatPac), past its five years', () => {
    const said = ask({ mark: 'UN 1H2/Y1.8/100/08/USA/+AC2518', state: 'LIQUID', pg: 'II', density: '1.8' });
    expect(said).toMatchObject({ level: 'BLOCK', says: { code: 'tooOld' } });
    expect(said.facts).toContainEqual({ name: 'density', says: '1.8' });
  });

  it('refuses group I in a box tested for group II (SafeCargo, 6.0.4)', () => {
    const said = ask({ mark: 'UN 4G/Y30/S/22/TR/BASPAK', state: 'SOLID', pg: 'I' });
    expect(said).toMatchObject({ level: 'BLOCK', says: { code: 'letterLow' } });
  });
});

/*
 * Cut-offs. Guides (Gerudo Logistics, "DG shipment cut-off China"; El-Neshat) agree on the order of application,
 * documents, declaration and gate, and that carriers and ports set their own hours: `timed.test.ts` checks the order.
 * One worked example was found, and only its document hour fits; its box, "48 hours" before, closes at five instead of
 * six.
 */
it('closes SI thirty hours before a departure on 15 October 18:00: the 14th at noon (Triumph Express, “Cut-off”)', () => {
  const leaves = parseMoment('2026-10-15T18:00') ?? 0;
  expect(buildCutoffs(leaves, { SI: 30 }, false)).toEqual([{ code: 'SI', at: '2026-10-14T04:00:00.000Z' }]);
});
