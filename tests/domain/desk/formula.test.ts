import { describe, expect, it } from 'vitest';

import { HAZ_TOOL } from '../../../domain/desk/tools/haz';
import { MIX_TOOL } from '../../../domain/desk/tools/mix';
import { inheritedHazard } from '../../../domain/goods/mixture/cut-offs';
import { findPictograms } from '../../../domain/goods/mixture/label';
import { findPrecedence } from '../../../domain/goods/precedence';
import { answerOf, judged } from '../../support/desk';

describe('inherited component hazards', () => {
  it.each([
    ['CARC1', 0.1, 'H350'],
    ['CARC1', 0.09, null],
    ['REPR2', 3, 'H361'],
    ['STOTRE1', 10, 'H372'],
    ['STOTRE1', 1, 'H373'],
    ['STOTRE1', 0.9, null],
    ['STOTRE2', 9.9, null],
  ] as const)('%s applies from %s per cent', (said, percent, code) => {
    expect(inheritedHazard({ row: 1, percent, said })?.code ?? null).toBe(code);
  });

  it('show each pictogram once, and the stronger one only', () => {
    expect(findPictograms(['H301', 'H312', 'H314', 'H315', 'H225'])).toEqual(['GHS02', 'GHS05', 'GHS06']);
    expect(findPictograms(['H334', 'H317', 'H319'])).toEqual(['GHS08']);
    expect(findPictograms(['H302', 'H318'])).toEqual(['GHS05', 'GHS07']);
  });
});

describe('hazard precedence', () => {
  it.each([
    ['II', '6.1', 'II', '3'],
    ['III', '6.1', 'II', '6.1'],
    ['III', '8', 'II', '8'],
    ['II', '8', 'II', '3'],
    ['II', '8', 'I', '8'],
    ['III', '6.1', 'III', '3'],
  ] as const)('3 %s beside %s %s is %s', (three, hazard, group, primary) => {
    expect(findPrecedence(three, { hazard, group, isByInhalation: false })?.primary).toBe(primary);
  });

  it('takes the stricter group and leaves inhalation poison and unread groups to a manual check', () => {
    expect(findPrecedence('III', { hazard: '8', group: 'II', isByInhalation: false })).toEqual({
      primary: '8',
      subsidiary: '3',
      group: 'II',
    });
    expect(findPrecedence('II', { hazard: '6.1', group: 'I', isByInhalation: true })).toBeNull();
    expect(answerOf(HAZ_TOOL, { three: 'II', other: '4.1' })).toMatchObject({
      level: 'MANUAL',
      says: { code: 'unread' },
    });
    expect(answerOf(HAZ_TOOL, { three: 'II', other: 'first' }).level).toBe('MANUAL');
    expect(answerOf(HAZ_TOOL, { three: 'II', other: '8', pg: 'I' }).says).toEqual({
      code: 'decided',
      of: { primary: '8', subsidiary: '3', group: 'I' },
    });
  });
});

const WHOLE = {
  flash: '40',
  boil: '78',
  ph: '7',
  p1: '40',
  oral1: 'c3',
  dermal1: '-',
  inh1: '-',
  form: 'vapour',
  skin1: 'N',
  eye1: 'N',
  aq1: 'N',
  p2: '60',
  oral2: '-',
  dermal2: '-',
  inh2: '-',
  skin2: 'N',
  eye2: 'N',
  aq2: 'N',
};

describe('formula', () => {
  it('is classified with the row that causes it', () => {
    const { level, says, facts, why } = answerOf(MIX_TOOL, WHOLE);
    expect({ level, says }).toEqual({ level: null, says: { code: 'danger' } });
    expect(facts).toEqual([
      { name: 'statements', says: 'H226、H301' },
      { name: 'pictograms', says: 'GHS02、GHS06' },
      { name: 'transport', says: { code: 'transportBoth', of: { hazard: '3', other: '6.1', group: 'III' } } },
      { name: 'marine', says: { code: 'noPollutant' } },
    ]);
    expect(why).toContainEqual({ code: 'oralFound', of: { h: 'H301', ate: '250', category: '3', row: '1' } });
  });

  it('shows the signal word warning for one hazard alone', () => {
    expect(answerOf(MIX_TOOL, { ...WHOLE, oral1: '-' })).toMatchObject({ level: null, says: { code: 'warning' } });
    expect(answerOf(MIX_TOOL, { ...WHOLE, oral1: '-', flash: '200' }).says).not.toEqual({ code: 'warning' });
  });

  it('requires a manual check when an inhaled dust or any vapour would decide', () => {
    const transport = (typed: object) => {
      const { level, facts } = answerOf(MIX_TOOL, { ...WHOLE, oral1: '-', flash: '200', ...typed });
      const { says } = facts.find(({ name }) => name === 'transport') ?? {};
      return [level, typeof says === 'object' ? says.code : says];
    };
    expect(transport({})).toEqual([null, 'transportNone']);
    expect(transport({ form: 'dust', inh1: '0.05' })).toEqual(['MANUAL', 'transportAsk']);
    expect(transport({ form: 'vapour', inh1: '0.5' })).toEqual(['MANUAL', 'transportAsk']);
    expect(transport({ form: 'dust', inh1: '0.5' })).toEqual([null, 'transportAs']);
    expect(transport({ oral1: '1800' })).toEqual([null, 'transportNone']);
  });

  it('names its only statement and its only pictogram', () => {
    const { facts } = answerOf(MIX_TOOL, { ...WHOLE, flash: '200' });
    expect(facts.slice(0, 2)).toEqual([
      { name: 'statements', says: 'H301' },
      { name: 'pictograms', says: 'GHS06' },
    ]);
  });

  it('requires a manual check when any input is open', () => {
    for (const key of ['flash', 'oral2', 'dermal2', 'skin2', 'eye2', 'aq2', 'inh2']) {
      const { level, facts } = answerOf(MIX_TOOL, { ...WHOLE, [key]: '' });
      expect([key, level]).toEqual([key, 'MANUAL']);
      expect(facts).toContainEqual({ name: 'transport', says: { code: 'transportAsk' } });
    }
  });

  it('is a marine pollutant in addition to other hazards', () => {
    const { facts } = answerOf(MIX_TOOL, { ...WHOLE, aq1: 'A1C1' });
    expect(facts).toContainEqual({ name: 'marine', says: { code: 'pollutant' } });
  });

  it('requires percentages that add up to 100', () => {
    expect(answerOf(MIX_TOOL, { p1: '40', p2: '59.4' })).toMatchObject({
      level: 'MANUAL',
      says: { code: 'sumOff', of: { sum: '99.4', off: '0.6' } },
    });
    expect(answerOf(MIX_TOOL, { p1: '100' }).level).toBe('MANUAL');
    expect(judged(MIX_TOOL, { p1: '100', oral1: 'c9' })).toMatchObject({ faults: { oral1: { code: 'toxicity' } } });
    expect(judged(MIX_TOOL, { p1: '100', oral1: '0' })).toMatchObject({ kind: 'faulty' });
  });
});
