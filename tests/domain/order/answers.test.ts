import { describe, expect, it } from 'vitest';

import { blankGoods } from '../../../domain/goods/row';
import { buildChecks, fieldOfFinding, isBlankFinding } from '../../../domain/order/findings/checks';
import { fclAcceptance } from '../../../domain/modes/fcl/acceptance';
import { blankFcl, type FclForm } from '../../../domain/modes/fcl/form';
import type { Takers } from '../../../domain/offer/sailing';
import { dangerousOrder, factsFor, generalOrder, methanol } from '../../support/fcl-order';

const takers: Takers = { carrierExcludes: ['1.1'], orgHandling: 'YARD', dstHandling: 'ACCEPTED' };
const facts = factsFor('SGSIN', true, { takers });

const findings = (form: FclForm, asked = facts) => fclAcceptance(form, asked).findings;
const letters = (form: FclForm, asked = facts) =>
  Object.fromEntries(buildChecks(findings(form, asked)).map(({ id, level }) => [id, level]));

describe('acceptance checks', () => {
  it('all pass for a complete order', () => {
    expect(letters(dangerousOrder)).toEqual({
      CARRIER: 'PASS',
      ORG: 'PASS',
      VIA: 'PASS',
      DST: 'PASS',
      GOODS: 'PASS',
      PACK: 'PASS',
      SEGREGATION: 'PASS',
      WEIGHT: 'PASS',
      PAPERS: 'PASS',
      CUTOFF: 'PASS',
    });
  });

  it('omit carrier, ports and documents for general cargo', () => {
    expect(letters(generalOrder)).toEqual({ GOODS: 'PASS', WEIGHT: 'PASS', CUTOFF: 'PASS' });
  });

  it('cite a source each', () => {
    for (const { source, edition } of findings(dangerousOrder).map((finding) => finding.source)) {
      expect(`${source}${edition}`).not.toBe('');
    }
  });
});

describe('unknown input', () => {
  it('gives manual checks for an empty form', () => {
    expect(letters({ ...blankFcl, files: dangerousOrder.files })).toEqual({
      CARRIER: 'MANUAL',
      ORG: 'PASS',
      VIA: 'PASS',
      DST: 'PASS',
      GOODS: 'MANUAL',
      PACK: 'MANUAL',
      WEIGHT: 'MANUAL',
      PAPERS: 'PASS',
      CUTOFF: 'PASS',
    });
    expect(fclAcceptance(blankFcl, facts).level).toBe('MANUAL');
  });

  it('keeps the block of a port that refuses dangerous goods', () => {
    const asked = factsFor('SGSIN', true, { takers: { ...takers, dstHandling: 'NONE' } });
    expect(letters(blankFcl, asked)).toMatchObject({ ORG: 'PASS', VIA: 'PASS', DST: 'BLOCK' });
  });

  it('gives a manual check for a missing data sheet', () => {
    expect(letters({ ...dangerousOrder, files: [] })['PAPERS']).toBe('MANUAL');
  });

  it('revokes a pass when a second row is empty', () => {
    const goods = [methanol, blankGoods('2')];
    const blank = findings({ ...dangerousOrder, goods }).filter(isBlankFinding);
    expect(blank.map((finding) => [finding.code, fieldOfFinding(finding)])).toEqual([
      ['goodsBlank', 'goods.1.unNo'],
      ['carrierBlank', 'goods.1.hazardClass'],
      ['loadBlank', 'goods.1.grossKg'],
      ['packBlank', 'goods.1.packKind'],
    ]);
    expect(letters({ ...dangerousOrder, goods })).not.toHaveProperty('SEGREGATION');
  });

  it.each([
    ['no boxes', { boxes: [] }, ['boxesBlank']],
    ['boxes that cannot be read', { boxes: [{ type: '20GP' as const, count: 'x' }] }, ['boxesBlank']],
    ['no goods', { goods: [] }, ['goodsBlank', 'carrierBlank', 'loadBlank']],
    ['no weight', { goods: [{ ...methanol, grossKg: '' }] }, ['loadBlank']],
    ['no volume', { goods: [{ ...methanol, volume: '0' }] }, ['loadBlank']],
  ])('gives the findings $2 for %s', (_, change, codes) => {
    const all = findings({ ...dangerousOrder, ...change });
    expect(all.filter(isBlankFinding).map(({ code }) => code)).toEqual(codes);
  });
});
