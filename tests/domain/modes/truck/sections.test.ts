import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { filledWith } from '../../../../domain/modes/truck/cargo';
import type { TruckForm } from '../../../../domain/modes/truck/form';
import { TRUCK } from '../../../../domain/modes/truck/mode';
import {
  isSlack,
  isSlackEvenly,
  isWhole,
  mostInSection,
  sectionsIn,
  spreadOf,
} from '../../../../domain/modes/truck/sections';
import { VEHICLES } from '../../../../domain/modes/truck/vehicles';
import { tankLiquidOf } from '../../../../domain/goods/tank/liquids';
import { ASH, SLACK, soundTruckOn, truckFacts, trucksFor, truckQuoteFor } from '../../../support/truck-order';
import { codesOf, givenOf, inTank } from './support/asked';

const TANK = VEHICLES.TANK30;
if (TANK.kind !== 'TANK') throw new Error('no tank');
const tank = TANK;
const filled = filledWith(tankLiquidOf('isopropanol'), true);
if (!filled) throw new Error('no liquid');
const ipa = filled;

const spreadAt = (sections: readonly number[], kg = 9420) => ({ ...inTank(kg), sections });

describe('7: a tank of three sections with twelve thousand litres of isopropanol', () => {
  it('surges with four thousand in each, and not with 9,300 + 1,900 + 800', () => {
    expect(givenOf(inTank(9420), 'truckTankSurge')).toEqual({ percent: 40 });
    expect(givenOf(spreadAt([9300, 1900, 800]), 'truckTankSpread')).toEqual({ sections: '9,300 + 1,900 + 800' });
    expect(codesOf(spreadAt([9300, 1900, 800]))).not.toContain('truckTankSurge');
  });

  it.each([
    ['a section between a fifth and four fifths', [9300, 2400, 300], 'truckTankSurge', { percent: 24 }],
    ['a section too full', [9900, 1900, 200], 'truckTankSection', { section: 1, litres: '9,900' }],
  ])('is refused with %s', (_, sections, code, given) => {
    expect(givenOf(spreadAt(sections), code as 'truckTankSurge')).toMatchObject(given);
  });
});

describe('the sections of a tank in its form', () => {
  const quote = truckQuoteFor(SLACK, 'TANK30');
  const facts = truckFacts(quote);
  const form = soundTruckOn(quote);
  const saidIn = (change: Partial<TruckForm>) => {
    const now = { ...form, ...change };
    return {
      faults: TRUCK.faults(now, facts).flatMap(({ path, code }) => (path === 'sections' ? [code] : [])),
      said: TRUCK.acceptance(now, facts).findings.flatMap(({ code }) =>
        /Surge|Spread|Section/.test(code) ? [code] : [],
      ),
    };
  };

  it('begin filled so that nothing surges, as the list was told', () => {
    expect(form.sections).toBe('9,100 + 2,000 + 904');
    const offer = trucksFor(SLACK).find(({ offerId }) => offerId === quote.offer.offerId);
    expect(offer?.detail.findings).toContainEqual({
      code: 'truckTankSpread',
      level: 'NEED_APPROVAL',
      given: { sections: form.sections },
    });
    expect(saidIn({})).toEqual({ faults: [], said: ['truckTankSpread'] });
  });

  it('are filled alike where nothing is written there, and surge', () => {
    expect(saidIn({ sections: '' })).toEqual({ faults: [], said: ['truckTankSurge'] });
    expect(saidIn({ sections: undefined as unknown as string }).said, 'of an older draft').toEqual(['truckTankSurge']);
  });

  it.each([
    ['more sections than it has', '9,300 + 900 + 900 + 900', 'truckSections'],
    ['words', '满仓', 'truckSections'],
    ['an empty section', '9,300 + 0 + 2,700', 'truckSections'],
    ['another load', '9,300 + 1,900 + 400', 'truckSectionsSum'],
  ])('are none with %s: the field says so, and the load is judged as filled alike', (_, sections, code) => {
    expect(saidIn({ sections })).toEqual({ faults: [code], said: ['truckTankSurge'] });
  });

  it('are read with the digits of another keyboard, and asked of nothing but a tank of several', () => {
    expect(saidIn({ sections: '９，３００＋１，９００＋８００' })).toEqual({ faults: [], said: ['truckTankSpread'] });
    const packed = truckQuoteFor(ASH);
    const typed = { ...soundTruckOn(packed), sections: 'x' };
    expect(TRUCK.faults(typed, truckFacts(packed)).map(({ path }) => path)).not.toContain('sections');
    expect(sectionsIn('20000', { sections: 1 })).toEqual([20_000]);
  });
});

it('a tank is never proposed so that it surges, bursts or holds another load', () => {
  assert(
    property(integer({ min: 100, max: 23_000 }), (kg) => {
      const sections = spreadOf(tank, ipa, kg);
      if (!isSlackEvenly(tank, ipa, kg)) return sections === null;
      return (
        sections === null ||
        (isWhole(sections, kg, ipa) &&
          sections.length <= tank.sections &&
          sections.every((one) => one > 0 && one <= mostInSection(tank) && !isSlack(tank, one)))
      );
    }),
    { numRuns: 2000 },
  );
});
