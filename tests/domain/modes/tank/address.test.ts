import { describe, expect, it } from 'vitest';

import { tankQuestion } from '../../../../domain/modes/tank/search';
import { TANK_SEARCH } from '../../../../domain/modes/tank/search-mode';

const asked = tankQuestion.asked;

describe('address of the tank search', () => {
  it('is read from the home page link, without invented values', () => {
    const found = tankQuestion.searchOf(
      asked('org=CNSHA&dst=NLRTM&d=Y&un=1294&goods=甲苯&etd=2026-12-08&box=20GP*2&x=1'),
    );
    expect(found).toMatchObject({ orgPortCode: 'CNSHA', dstPortCode: 'NLRTM', unNo: '1294', etd: '2026-12-08' });
    expect(found).toMatchObject({ tons: null, loadC: null, hotC: null, d15: null, d50: null, heating: 'N' });
  });

  it('gives a search without a destination', () => {
    expect(tankQuestion.searchOf(asked('un=1294&q=40&tf=20&org=CNSHA'))).toMatchObject({
      orgPortCode: null,
      tons: 40,
      loadC: 20,
    });
    expect(TANK_SEARCH.isBlank(asked(''))).toBe(true);
  });

  it('treats goods with a UN number as dangerous, even when declared harmless', () => {
    expect(tankQuestion.searchOf(asked('un=1294&d=N&q=19&food=Y'))).toMatchObject({
      isDanger: 'Y',
      unNo: '1294',
      isFood: false,
    });
    expect(tankQuestion.searchOf(asked('d=N&goods=甘油&food=Y'))).toMatchObject({
      isDanger: 'N',
      unNo: null,
      isFood: true,
    });
  });

  it('looks up a name alone, and requires the number of dangerous goods', () => {
    expect(tankQuestion.searchOf(asked('goods=甘油'))).toMatchObject({ isDanger: 'N', goods: '甘油', unNo: null });
    expect(tankQuestion.missing(asked('d=Y&goods=甘油'))).toEqual(['goods']);
    expect([asked('').isDanger, asked('un=1294&goods=甲苯').isDanger]).toEqual(['Y', 'Y']);
  });

  it('keeps tank words and drops the density when the goods change', () => {
    const before = '?un=1294&goods=甲苯&d15=0.87&d50=0.84&q=40';
    expect(tankQuestion.wordsKept(before, 'un=1294&goods=甲苯&org=CNNGB')).toEqual(
      expect.arrayContaining(['q', 'd15', 'd50']),
    );
    expect(tankQuestion.wordsKept(before, 'un=1230&goods=甲醇')).not.toContain('d15');
    expect(tankQuestion.wordsKept(before, 'd=N&goods=甲苯')).not.toContain('d50');
    expect(tankQuestion.wordsKept('?un=1789&pg=II&d15=1.18', 'un=1789&pg=III')).not.toContain('d15');
    expect(tankQuestion.wordsKept('?d=N&goods=甘油&food=Y', 'd=N&goods=甘油&org=CNNGB')).toContain('food');
    expect(tankQuestion.wordsKept('?d=N&goods=甘油&food=Y', 'd=N&goods=乙二醇')).not.toContain('food');
    expect(tankQuestion.wordsKept('?d=N&goods=乙二醇&d15=1.1', 'd=N&goods=甘油')).toEqual(
      expect.arrayContaining(['q', 'tf', 'heat']),
    );
  });

  it('asks only for the pickup port of a lease', () => {
    const found = tankQuestion.searchOf(asked('un=1294&kind=lease&days=90&org=CNSHA&dst=CNSHA'));
    expect(found).toMatchObject({ kind: 'LEASE', leaseDays: 90, orgPortCode: 'CNSHA', dstPortCode: null });
  });

  it('omits trip words for a lease', () => {
    const words = 'un=1093&kind=lease&org=CNSHA&last=SAME&clean=N';
    expect(tankQuestion.searchOf(asked(words))).toMatchObject({ last: 'CLEANED', isCleaned: true });
    expect(tankQuestion.searchOf(asked(words.replace('kind=lease', 'kind=trip')))).toMatchObject({
      last: 'SAME',
      isCleaned: false,
    });
  });

  it('reads full-width and grouped digits', () => {
    expect(tankQuestion.searchOf(asked('un=1294&q=１,０００&tf=－５'))).toMatchObject({ tons: 1000, loadC: -5 });
  });

  it.each([
    ['un=1294&q=0', ['tons']],
    ['un=1294&q=1000.1', ['tons']],
    ['un=1294&q=viel', ['tons']],
    ['un=1294&tf=101', ['loadC']],
    ['un=1294&tf=-41', ['loadC']],
    ['un=1294&d15=0.8&d50=0.8', ['d50']],
    ['un=1294&d15=0.3', ['d15']],
    ['un=2789&heat=S', ['hotC']],
    ['un=2789&heat=S&tf=60&hot=50', ['hotC']],
    ['un=2789&heat=S&hot=10', ['hotC']],
    ['org=CNSHA&dst=NLRTM', ['goods']],
    ['un=1294&kind=lease&days=29', ['leaseDays']],
    ['un=1294&kind=lease&days=366', ['leaseDays']],
  ])('asks for $1 when it is %s', (address, missing) => {
    expect(tankQuestion.missing(asked(address))).toEqual(missing);
    expect(tankQuestion.searchOf(asked(address))).toBeNull();
  });

  it('reports faulty figures, and no leftovers of a warehouse', () => {
    expect(TANK_SEARCH.missing(asked('un=1294&q=0&tf=200'))).toEqual(['figures']);
    expect(TANK_SEARCH.missing(asked('org=CNSHA&dst=CNSHA'))).toEqual(['goods', 'dst']);
  });

  it('is written as read, without defaults', () => {
    const address = '/tankIndex?org=CNSHA&dst=NLRTM&d=Y&un=1789&pg=II&q=20&tf=60&hot=80&heat=S&last=SAME&clean=N';
    expect(tankQuestion.address('/tankIndex', asked(address.slice('/tankIndex'.length)))).toBe(address);
    const lease = '/tankIndex?org=CNSHA&d=Y&un=1294&kind=lease&days=90';
    expect(tankQuestion.address('/tankIndex', asked(lease.slice('/tankIndex'.length)))).toBe(lease);
    expect(tankQuestion.address('/tankIndex', asked('un=1294'))).toBe('/tankIndex?d=Y&un=1294');
  });
});
