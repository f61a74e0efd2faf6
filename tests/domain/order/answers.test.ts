import { describe, expect, it } from 'vitest';

import { blankGoods } from '../../../domain/goods/row';
import { checksOf, fieldOfFinding, isBlankFinding } from '../../../domain/order/findings/checks';
import { fclAcceptance } from '../../../domain/modes/fcl/acceptance';
import { blankFcl, type FclForm } from '../../../domain/modes/fcl/form';
import type { Takers } from '../../../domain/offer/sailing';
import { dangerousOrder, factsFor, generalOrder, methanol } from '../../support/fcl-order';

const takers: Takers = { carrierExcludes: ['1.1'], orgHandling: 'YARD', dstHandling: 'ACCEPTED' };
const facts = factsFor('SGSIN', true, { takers });

const findings = (form: FclForm, asked = facts) => fclAcceptance(form, asked).findings;
const letters = (form: FclForm, asked = facts) =>
  Object.fromEntries(checksOf(findings(form, asked)).map(({ id, level }) => [id, level]));

describe('every check answers', () => {
  it('an order with everything in it is a yes everywhere', () => {
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

  it('of general cargo nobody asks carrier, ports and papers', () => {
    expect(letters(generalOrder)).toEqual({ GOODS: 'PASS', WEIGHT: 'PASS', CUTOFF: 'PASS' });
  });

  it('each with a sentence of its own and what it rests on', () => {
    for (const { source, edition } of findings(dangerousOrder).map((finding) => finding.source)) {
      expect(`${source}${edition}`).not.toBe('');
    }
  });
});

describe('unknown is never green', () => {
  it('an empty form says of what it knows nothing', () => {
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

  it('a port that takes no dangerous goods is a no before anything is filled in', () => {
    const asked = factsFor('SGSIN', true, { takers: { ...takers, dstHandling: 'NONE' } });
    expect(letters(blankFcl, asked)).toMatchObject({ ORG: 'PASS', VIA: 'PASS', DST: 'BLOCK' });
  });

  it('a missing data sheet is no yes', () => {
    expect(letters({ ...dangerousOrder, files: [] })['PAPERS']).toBe('MANUAL');
  });

  it('a second row nobody has filled in takes the yes away', () => {
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
  ])('%s', (_, change, codes) => {
    const all = findings({ ...dangerousOrder, ...change });
    expect(all.filter(isBlankFinding).map(({ code }) => code)).toEqual(codes);
  });
});
