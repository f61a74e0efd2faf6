import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { usualFillFigures } from '../../../../domain/modes/truck/cargo';
import type { TruckForm } from '../../../../domain/modes/truck/form';
import { TRUCK } from '../../../../domain/modes/truck/mode';
import {
  isSlack,
  isSlackEvenly,
  isWhole,
  mostInSection,
  parseSections,
  spreadOverSections,
} from '../../../../domain/modes/truck/sections';
import { VEHICLES } from '../../../../domain/modes/truck/vehicles';
import { findTankLiquid } from '../../../../domain/goods/tank/liquids';
import { ASH, SLACK, soundTruckOn, truckFacts, trucksFor, truckQuoteFor } from '../../../support/truck-order';
import { codesOf, givenOf, inTank } from './support/asked';

const TANK = VEHICLES.TANK30;
if (TANK.kind !== 'TANK') throw new Error('no tank');
const tank = TANK;
const filled = usualFillFigures(findTankLiquid('isopropanol'), true);
if (!filled) throw new Error('no liquid');
const ipa = filled;

const spreadAt = (sections: readonly number[], kg = 9420) => ({ ...inTank(kg), sections });

describe('7: a tank of three sections with twelve thousand litres of isopropanol', () => {
  it('surges with four thousand in each and not with 9,300 + 1,900 + 800', () => {
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

describe('tank sections in the form', () => {
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

  it('start with a filling that does not surge, as in the list', () => {
    expect(form.sections).toBe('9,100 + 2,000 + 904');
    const offer = trucksFor(SLACK).find(({ offerId }) => offerId === quote.offer.offerId);
    expect(offer?.detail.findings).toContainEqual({
      code: 'truckTankSpread',
      level: 'NEED_APPROVAL',
      given: { sections: form.sections },
    });
    expect(saidIn({})).toEqual({ faults: [], said: ['truckTankSpread'] });
  });

  it('are filled evenly when empty, and surge', () => {
    expect(saidIn({ sections: '' })).toEqual({ faults: [], said: ['truckTankSurge'] });
    expect(saidIn({ sections: undefined as unknown as string }).said, 'of an older draft').toEqual(['truckTankSurge']);
  });

  it.each([
    ['more sections than it has', '9,300 + 900 + 900 + 900', 'truckSections'],
    ['words', '满仓', 'truckSections'],
    ['an empty section', '9,300 + 0 + 2,700', 'truckSections'],
    ['another load', '9,300 + 1,900 + 400', 'truckSectionsSum'],
  ])('are invalid with %s: a field fault, judged as evenly filled', (_, sections, code) => {
    expect(saidIn({ sections })).toEqual({ faults: [code], said: ['truckTankSurge'] });
  });

  it('accept full-width digits, and apply to multi-section tanks only', () => {
    expect(saidIn({ sections: '９，３００＋１，９００＋８００' })).toEqual({ faults: [], said: ['truckTankSpread'] });
    const packed = truckQuoteFor(ASH);
    const typed = { ...soundTruckOn(packed), sections: 'x' };
    expect(TRUCK.faults(typed, truckFacts(packed)).map(({ path }) => path)).not.toContain('sections');
    expect(parseSections('20000', { sections: 1 })).toEqual([20_000]);
  });
});

it('proposes no tank filling that surges, overflows or changes the load', () => {
  assert(
    property(integer({ min: 100, max: 23_000 }), (kg) => {
      const sections = spreadOverSections(tank, ipa, kg);
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
