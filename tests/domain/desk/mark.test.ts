import { describe, expect, it } from 'vitest';

import { MARK_TOOL } from '../../../domain/desk/tools/mark';
import { PACKING_EDITION } from '../../../domain/goods/edition';
import { goodsText } from '../../../domain/desk/substance';
import { readTyped } from '../../../domain/desk/typed';
import { findGoods } from '../../../server/world/dangerous-goods/library';
import { knowing } from '../../support/known-goods';
import { answerOf, judged } from '../../support/desk';

const NOW = Date.parse('2026-11-20T12:00:00+08:00');
const chloroform = findGoods('1888');
if (!chloroform) throw new Error('there is no chloroform');
const LIBRARY = knowing(goodsText(chloroform));

const told = (typed: Record<string, string>) => {
  const { level, says, facts } = answerOf(MARK_TOOL, typed, LIBRARY, NOW);
  return [level, says.code, facts];
};

describe('packaging mark', () => {
  it.each<[string, Record<string, string>, string, string]>([
    [
      'a drum for a liquid denser than it',
      { mark: 'UN 1A1/X1.4/150/26/CN/C1', pg: 'II', state: 'LIQUID', density: '1.49' },
      'BLOCK',
      'tooDense',
    ],
    [
      'as dense as it',
      { mark: 'UN 1A1/X1.4/150/26/CN/C1', pg: 'II', state: 'LIQUID', density: '1.4' },
      'MANUAL',
      'fits',
    ],
    ['plastics over five years', { mark: 'UN 1H1/Y1.2/150/20/CN/C1', pg: 'II', density: '1' }, 'BLOCK', 'tooOld'],
    [
      'plastics of the year that decides',
      { mark: 'UN 1H1/Y1.2/150/21/CN/C1', pg: 'II', density: '1' },
      'MANUAL',
      'lookAtMonth',
    ],
    ['plastics of last year', { mark: 'UN 1H1/Y1.2/150/25/CN/C1', pg: 'II', density: '1' }, 'MANUAL', 'fits'],
    ['a year that has not come', { mark: 'UN 1A1/Y1.2/150/35/CN/C1', pg: 'II', density: '1' }, 'MANUAL', 'notYet'],
    ['steel does not age', { mark: 'UN 1A1/Y1.2/150/10/CN/C1', pg: 'II', density: '1' }, 'MANUAL', 'fits'],
    ['a letter too low', { mark: 'UN 4G/Z20/S/26/CN/C1', pg: 'II', state: 'SOLID' }, 'BLOCK', 'letterLow'],
    [
      'never a liquid in what is marked S',
      { mark: 'UN 4G/X20/S/26/CN/C1', pg: 'II', state: 'LIQUID', density: '1' },
      'BLOCK',
      'solidsOnly',
    ],
    ['nothing known of what lies in it', { mark: 'UN 1A1/X1.4/150/26/CN/C1' }, 'MANUAL', 'groupUntold'],
    ['no density', { mark: 'UN 1A1/X1.4/150/26/CN/C1', pg: 'I' }, 'MANUAL', 'densityUntold'],
  ])('answers $2, $3: %s', (_, typed, level, code) => {
    expect(told(typed).slice(0, 2)).toEqual([level, code]);
  });

  it('applies the library density to chloroform', () => {
    expect(told({ mark: 'UN 1A1/X1.4/150/26/CN/C1', un: goodsText(chloroform) }).slice(0, 2)).toEqual([
      'BLOCK',
      'tooDense',
    ]);
  });

  it.each<[string, Record<string, string>, string, string]>([
    ['a liquid in an IBC for solids', { mark: 'UN 11A/Y/06 26/CN/C1/0/1500' }, 'BLOCK', 'noLiquid'],
    ['a liquid in a large packaging', { mark: 'UN 50A/Y/06 26/CN/C1/0/1500' }, 'BLOCK', 'noLiquid'],
    ['a liquid in an IBC for liquids', { mark: 'UN 31A/Y/06 26/CN/C1/0/1500' }, 'MANUAL', 'fits'],
    ['an IBC whose inspection is due', { mark: 'UN 31A/Y/05 24/CN/C1/0/1500' }, 'MANUAL', 'inspection'],
    ['one that is inspected in a month', { mark: 'UN 31A/Y/06 24/CN/C1/0/1500' }, 'MANUAL', 'fits'],
    ['a month that has not come', { mark: 'UN 31A/Y/12 26/CN/C1/0/1500' }, 'MANUAL', 'notYet'],
  ])('answers $2, $3: %s', (_, typed, level, code) => {
    expect(told({ pg: 'II', density: '1', ...typed }).slice(0, 2)).toEqual([level, code]);
  });

  it('requires a manual check when input differs from the library', () => {
    const [toluene] = [goodsText({ unNo: '1294', goodsId: 'toluene' })];
    const known = knowing(toluene);
    const ask = (typed: Record<string, string>) => {
      const { level, says } = answerOf(MARK_TOOL, { un: toluene, ...typed }, known, NOW);
      return [level, says.code];
    };
    const drum = 'UN 1A1/Z1.2/150/26/CN/C1';
    expect(ask({ mark: 'UN 1A1/Y1.2/150/26/CN/C1' })).toEqual(['MANUAL', 'fits']);
    expect(ask({ mark: drum })).toEqual(['BLOCK', 'letterLow']);
    expect(ask({ mark: drum, pg: 'III' }), 'a milder group was chosen').toEqual(['MANUAL', 'groupOff']);
    expect(ask({ mark: 'UN 4G/Y20/S/26/CN/C1', state: 'SOLID' }), 'left over from another substance').toEqual([
      'MANUAL',
      'stateOff',
    ]);
    expect(ask({ mark: 'UN 1A1/Y1.2/150/26/CN/C1', density: '0.7' })).toEqual(['MANUAL', 'densityOff']);
  });

  it.each([
    ['1155', 100, 'BLOCK', 'vapourOver'],
    ['1089', 100, 'BLOCK', 'vapourOver'],
    ['1280', 100, 'BLOCK', 'vapourOver'],
    ['1280', 250, 'MANUAL', 'fits'],
    ['1203', 100, 'MANUAL', 'vapourAsk'],
  ])('compares the vapour pressure of UN %s with %s kPa', (un, kPa, level, code) => {
    const said = answerOf(MARK_TOOL, { mark: `UN 1A1/X1.4/${kPa}/26/CN/310001`, un }, knowing(un), NOW);
    expect([said.level, said.says.code]).toEqual([level, code]);
  });

  it('never passes by itself, since its rules were read in another edition', () => {
    const said = answerOf(MARK_TOOL, { mark: 'UN 1A1/Y1.2/150/26/CN/C1', pg: 'II', density: '1' }, LIBRARY, NOW);
    expect([said.level, said.says.code]).toEqual(['MANUAL', 'fits']);
    expect(said.why.map(({ code }) => code)).toEqual(['otherEdition', 'stillInstruction']);
    expect(MARK_TOOL.source.edition).toBe(PACKING_EDITION);
  });

  it('is parsed into its facts', () => {
    expect(told({ mark: 'un1a1 /y1.4/150/26/CN/C1', pg: 'II', density: '1' })[2]).toEqual([
      { name: 'kind', says: expect.stringMatching(/^1A1 /) },
      { name: 'groups', says: 'II、III' },
      { name: 'density', says: '1.4' },
      { name: 'pressure', says: '150 kPa' },
      { name: 'year', says: '2026' },
      { name: 'state', says: 'CN' },
      { name: 'maker', says: 'C1' },
    ]);
  });

  it('is a field fault when unreadable, and stays in the address', () => {
    expect(judged(MARK_TOOL, { mark: '1A1/X' })).toMatchObject({ kind: 'faulty', faults: { mark: { code: 'mark' } } });
    expect(readTyped(MARK_TOOL, '?tool=mark&mark=1A1/X')).toEqual({ mark: '1A1/X' });
    expect(readTyped(MARK_TOOL, '?tool=mark&mark=<script>&pg=II')).toEqual({ pg: 'II' });
  });
});
