import { describe, expect, it } from 'vitest';

import { BUILT_IN } from '../../../domain/values/days-off';
import { judgeTool } from '../../../domain/desk/judge';
import { BAG_TOOL } from '../../../domain/desk/tools/bag';
import { FIRE_TOOL } from '../../../domain/desk/tools/fire';
import { LQ_TOOL } from '../../../domain/desk/tools/lq';
import { MARK_TOOL } from '../../../domain/desk/tools/mark';
import { MIX_TOOL } from '../../../domain/desk/tools/mix';
import { Q_TOOL } from '../../../domain/desk/tools/q';
import { TANK_TOOL } from '../../../domain/desk/tools/tank';
import { answerOf } from '../../support/desk';
import { knowing } from '../../support/known-goods';

const known = knowing('1011', '1049', '1230', '1294', '1830', '2814', '3480');
const NOW = Date.parse('2026-11-22T10:00:00+08:00');

describe('row number in a verdict', () => {
  it('matches the page in a mixture with an emptied row above', () => {
    const said = answerOf(MIX_TOOL, { none: 'Y', p1: '60', oral1: '-', p3: '40', oral3: '100', skin3: '1A' });
    expect(said.why).toContainEqual({ code: 'oralFound', of: { h: 'H301', ate: '250', category: '3', row: '3' } });
    expect(said.why).toContainEqual({ code: 'skinCorrosive', of: { rows: '3' } });
  });

  it('matches the page in a package for air', () => {
    const said = answerOf(Q_TOOL, { craft: 'P', un1: '1090', n1: '2.5', un3: '9999', n3: '1' });
    expect(said.says).toEqual({ code: 'unlisted', of: { row: '3', unNo: '9999' } });
  });
});

describe('mixture without known hazards', () => {
  it('is not called harmless or not a marine pollutant', () => {
    const { level, says, facts } = answerOf(MIX_TOOL, { none: 'Y', p1: '100' });
    expect({ level, says }).toEqual({ level: 'MANUAL', says: { code: 'unsaid' } });
    expect(facts).toContainEqual({ name: 'marine', says: { code: 'pollutantAsk' } });
  });

  it('may be a marine pollutant by an unknown row and is one by a known row', () => {
    const marine = (typed: Record<string, string>) =>
      answerOf(MIX_TOOL, { none: 'Y', p1: '60', p2: '40', ...typed }).facts.find(({ name }) => name === 'marine')?.says;
    expect(marine({ aq1: 'N' })).toEqual({ code: 'pollutantAsk' });
    expect(marine({ aq1: 'N', aq2: 'N' })).toEqual({ code: 'noPollutant' });
    expect(marine({ aq1: 'A1', m1: '1' })).toEqual({ code: 'pollutant' });
  });
});

describe('empty inner packaging', () => {
  it.each(['0 ml', '0 L', '0.000 kg'])('is a field fault and no verdict: %s', (inner) => {
    const typed = { un: '1230', inner, gross: '24' };
    expect(judgeTool(LQ_TOOL, typed, known, { now: NOW, calendar: BUILT_IN })).toEqual({
      kind: 'faulty',
      faults: { inner: { code: 'quantity' } },
    });
  });
});

describe('packaging mark', () => {
  const drum = 'UN 1A1/Y1.4/150/26/CN/C210001';
  const ask = (typed: Record<string, string>) => answerOf(MARK_TOOL, { mark: drum, ...typed }, known, NOW);

  it.each(['1011', '1049'])('is blocked for a gas, regardless of the other input for UN %s', (un) => {
    expect(ask({ un, pg: 'II', density: '0.6', state: 'LIQUID' })).toMatchObject({
      level: 'BLOCK',
      says: { code: 'gas' },
    });
  });

  it('requires a manual check when a packing group is chosen for goods without one', () => {
    expect(ask({ un: '3480', pg: 'II' })).toMatchObject({ level: 'MANUAL', says: { code: 'groupNone' } });
    expect(ask({ un: '2814', pg: 'II', density: '1' })).toMatchObject({ level: 'MANUAL' });
    expect(ask({ un: '1230', pg: 'II' }), 'and stands where it has that one').toMatchObject({ says: { code: 'fits' } });
  });
});

describe('fire category of goods with several properties', () => {
  it.each([
    ['a liquid that hardly burns, and oxidizes', { state: 'LIQUID', flash: '80', oxidizer: 'Y' }, 'B3'],
    ['a liquid that heats up by itself', { state: 'LIQUID', flash: '80', slowHeating: 'Y' }, 'B6'],
    ['a gas that oxidizes, and explodes in little of it', { state: 'GAS', lel: '5', oxidizingGas: 'Y' }, 'A2'],
    ['a liquid that burns, and is called inert', { state: 'LIQUID', flash: '20', hardToBurn: 'Y' }, 'A1'],
    ['a solid that burns, and hardly', { state: 'SOLID', combustible: 'Y', inert: 'Y' }, 'C2'],
    ['a liquid that burns, and heats up by itself', { state: 'LIQUID', flash: '40', slowHeating: 'Y' }, 'B1'],
  ])('is the strictest of them: %s', (_, typed, fire) => {
    expect(answerOf(FIRE_TOOL, typed).says).toEqual({ code: 'class', of: { fire } });
  });

  it('ignores the flash point of a gas and reports it', () => {
    expect(answerOf(FIRE_TOOL, { state: 'GAS', lel: '15', flash: '12' })).toMatchObject({
      says: { code: 'class', of: { fire: 'B2' } },
      why: expect.arrayContaining([{ code: 'flashOfGas' }]),
    });
    expect(answerOf(FIRE_TOOL, { state: 'GAS', flash: '12' })).toMatchObject({
      level: 'MANUAL',
      says: { code: 'untold' },
      why: [{ code: 'flashOfGas' }],
    });
  });
});

describe('tank', () => {
  it('has no filling window when its lower end exceeds its upper end', () => {
    const said = answerOf(TANK_TOOL, { d: 'Y', ty: 'S24', tf: '20', d15: '2.2', d50: '2.1' });
    expect(said.level).toBe('BLOCK');
    expect(said.says.code).toBe('noWindow');
    expect(Number(said.says.of?.['least'])).toBeGreaterThan(Number(said.says.of?.['most']));
  });

  it('allows a small amount of a heavy liquid, up to a fifth of 24,000 l', () => {
    const of = (q: string) => answerOf(TANK_TOOL, { d: 'N', ty: 'S24', tf: '20', d15: '2.2', d50: '2.1', q });
    expect(of('10')).toMatchObject({ level: null, says: { code: 'little', of: { tanks: 1, each: 10_000 } } });
    expect(of('10.491')).toMatchObject({ level: null, says: { code: 'little' } });
    expect(of('10.492')).toMatchObject({ level: 'BLOCK', says: { code: 'noWindow', of: { little: 10_491 } } });
    expect(of('61')).toMatchObject({ level: 'BLOCK', says: { code: 'noWindow' } });
  });

  it('weighs the typed kilograms without a rounding remainder: 16.1 t is 16,100 kg', () => {
    const said = answerOf(TANK_TOOL, { d: 'N', ty: 'S21B', tf: '20', d15: '1', d50: '0.98', q: '16.1' });
    expect(said).toMatchObject({ level: null, says: { code: 'fits', of: { tanks: 1, each: 16_100 } } });
  });

  it('rejects a hottest temperature below the filling temperature', () => {
    expect(answerOf(TANK_TOOL, { un: '1294', ty: 'S24', tf: '80', hot: '60' }, known)).toMatchObject({
      level: 'MANUAL',
      says: { code: 'hotLow' },
    });
    expect(answerOf(TANK_TOOL, { un: '1294', ty: 'S24', tf: '80', hot: '80' }, known).says.code).toBe('window');
  });
});

describe('bag', () => {
  it.each([
    ['24000', '10'],
    ['16000', '40'],
  ])('rejects %s litres together with %s tons', (v, q) => {
    expect(answerOf(BAG_TOOL, { d: 'N', rho: '1', t: '20', v, q })).toMatchObject({
      level: 'MANUAL',
      says: { code: 'twoAmounts' },
    });
  });

  it('accepts litres and tons that agree', () => {
    expect(answerOf(BAG_TOOL, { d: 'N', rho: '1', t: '20', v: '20000', q: '40' }).says).toMatchObject({
      code: 'many',
      of: { bags: 2, litres: 20_000, kg: 20_000 },
    });
  });
});
