import { describe, expect, it } from 'vitest';

import { explainUnfitTank } from '../../../../domain/goods/tank/codes';
import { coldestC } from '../../../../domain/offer/climate';
import { mostPercent, topFillLevel, fillWindow, type FillFigures } from '../../../../domain/goods/tank/fill';
import { permittedTankCodes, fillFigures } from '../../../../domain/modes/tank/cargo';
import { tankCalled as tank, tankCargo as cargo, tankJudged as judged, WAY } from '../../../support/tank-judged';

/** Findings other than a pass, as `level code`. */
const against = (...asked: Parameters<typeof judged>): string[] =>
  judged(...asked)
    .filter(({ level }) => level !== 'PASS')
    .map((one) => `${one.level} ${one.code}`);

describe('substitute tank', () => {
  it('is refused with a reason', () => {
    expect(explainUnfitTank('T8', 'T11')).toBe('BOTTOM');
    expect(explainUnfitTank('T12', 'T15')).toBe('DISC');
    expect(explainUnfitTank('T11', 'T7')).toBe('WEAK');
    expect(against('1789', 'S24', {}, 'II')).toEqual(
      expect.arrayContaining(['BLOCK tankCodeBottom', 'BLOCK tankMaterial']),
    );
  });

  it('must suit every entry of a number, with a manual check until one is picked', () => {
    const several = cargo('1789');
    expect([several.required, permittedTankCodes(several).includes('T11')]).toEqual([['T8', 'T4'], false]);
    expect(against('1789', 'C21')).toContain('MANUAL tankSeveral');
    expect(against('1789', 'L17', {}, 'II')).toEqual(['NEED_APPROVAL tankPrecursorFiling']);
  });

  it('requires a manual check for goods unknown to the library', () => {
    expect(against('9999', 'S24')).toEqual(expect.arrayContaining(['MANUAL tankUntold', 'MANUAL tankDensityUntold']));
  });

  it.each([
    ['gas', '1978', 'G24', 'NEED_APPROVAL tankGas'],
    ['no instruction', '3105', 'S24', 'BLOCK tankNotAllowed'],
    ['a passivated tank that nobody has', '2014', 'C21', 'BLOCK tankMaterial'],
    ['a lining that toluene dissolves', '1294', 'L17', 'BLOCK tankLined'],
    ['food only beside food', '1294', 'F24', 'BLOCK tankFood'],
  ])('is judged $3: %s, UN %s', (_, un, code, expected) => {
    expect(against(un, code)).toContain(expected);
  });
});

describe('tank content', () => {
  const filled = fillFigures(cargo('1294'), { d15: null, d50: null, loadC: 20, hotC: null });
  const amount = (kg: number, tanks: number | null) => ({ filled, amount: { kg, tanks } });

  it.each([
    ['too full', 'S24', amount(40_000, 2), 'BLOCK tankOverFill'],
    ['it surges', 'S24', amount(30_000, 2), 'BLOCK tankUnderFill'],
    ['neither two nor three', 'S24', amount(40_000, null), 'BLOCK tankBetween'],
    ['more than a fifth and less than four', 'S24', amount(10_000, null), 'BLOCK tankUnderFill'],
  ])('is judged $3: %s', (_, code, change, expected) => {
    expect(against('1294', code, change)).toContain(expected);
  });

  it('may surge behind baffles, and be below a fifth in one tank', () => {
    expect(against('1294', 'S21B', amount(40_000, 3))).toEqual(['NEED_APPROVAL tankPrecursorFiling']);
    expect(against('1294', 'S24', amount(4000, 1))).toEqual(['NEED_APPROVAL tankPrecursorFiling']);
    expect(against('1294', 'S24', amount(8000, 2))).toContain('BLOCK tankUnderFill');
  });

  it('never passes when the payload is below the least filling of heavy goods, with or without an amount', () => {
    const acid = fillFigures(cargo('1830'), { d15: null, d50: null, loadC: 20, hotC: null });
    const heavy = { filled: acid, amount: { kg: null, tanks: null } };
    expect(against('1830', 'X20', heavy)).toContain('BLOCK tankHeavy');
    expect(against('1830', 'X20', { ...heavy, amount: { kg: 30_400, tanks: 1 } })).toContain('BLOCK tankHeavy');
    expect(against('1830', 'X20', { ...heavy, amount: { kg: 61_000, tanks: null } })).toContain('BLOCK tankHeavy');
    expect(against('1830', 'X20', { ...heavy, amount: { kg: 7000, tanks: 1 } })).not.toContain('BLOCK tankHeavy');
    expect(against('1830', 'C21', heavy)).not.toContain('BLOCK tankHeavy');
  });

  it('is limited by payload before filling degree, with the reason', () => {
    const acid = fillFigures(cargo('1830'), { d15: null, d50: null, loadC: 30, hotC: null });
    expect(against('1830', 'C21', { filled: acid, amount: { kg: 31_800, tanks: 1 } })).toContain('BLOCK tankOverLoad');
    if (!acid || !filled) throw new Error('densities are known');
    const top = (code: string, of: FillFigures) => topFillLevel(tank(code), fillWindow(tank(code), of));
    expect(top('C21', acid)).toEqual({ percent: 82.68, isByLoad: true });
    expect(top('S24', filled)).toEqual({ percent: 93.85, isByLoad: false });
  });

  it('leaves room for the heat of a heated way, even when filled cold', () => {
    const acid = cargo('2789');
    const cold = fillFigures(acid, { d15: null, d50: null, loadC: 20, hotC: null });
    const hot = fillFigures(acid, { d15: null, d50: null, loadC: 20, hotC: 80 });
    if (!cold || !hot) throw new Error('densities are known');
    expect(mostPercent(hot)).toBeLessThan(mostPercent(cold));
    expect(fillWindow(tank('S24'), hot).mostKg).toBeLessThan(fillWindow(tank('S24'), cold).mostKg);
    expect(against('2789', 'S24', { heating: 'STEAM', isHotMissing: true })).toContain('MANUAL tankHotUntold');
  });

  it('requires a manual check when its density is far from the library', () => {
    const other = fillFigures(cargo('1294'), { d15: 0.95, d50: 0.9, loadC: 20, hotC: null });
    expect(against('1294', 'S24', { filled: other })).toContain('MANUAL tankDensityOff');
  });
});

describe('tank on the way', () => {
  const winter = { way: { ...WAY, coldestC: coldestC('欧洲', Date.parse('2026-12-10'), Date.parse('2027-01-05')) } };

  it.each([
    ['freezes without heating', '2789', 'S24', winter, 'NEED_APPROVAL tankFreeze'],
    ['nobody knows where petrol freezes', '1203', 'S24', winter, 'MANUAL tankFreezeUntold'],
    ['what is inhibited bears no frost', '2218', 'S24', winter, 'BLOCK tankFreezeInhibited'],
    ['nor heat', '2055', 'S24', { heating: 'STEAM' }, 'BLOCK tankHeatInhibited'],
    ['and no nitrogen', '2055', 'S24', { nitrogen: 'Y' }, 'BLOCK tankNitrogenNo'],
    ['needs nitrogen', '2078', 'S24', { nitrogen: 'N' }, 'BLOCK tankNitrogenForced'],
    ['the operator says about nitrogen', '1093', 'S24', { nitrogen: 'Y' }, 'NEED_APPROVAL tankNitrogenAsk'],
    ['reacts with itself too early', '2055', 'S24', { sapt: 45 }, 'BLOCK tankStabilized'],
    ['nobody has said when it does', '2055', 'S24', { sapt: null }, 'NEED_APPROVAL tankStabilizedAsk'],
    ['its inhibitor ends too early', '2055', 'S24', { inhibitorUntil: '2027-02-03' }, 'BLOCK tankInhibitor'],
    ['nobody has said when that ends', '2055', 'S24', { inhibitorUntil: null }, 'NEED_APPROVAL tankInhibitorAsk'],
    ['unwashed before an isocyanate', '2078', 'S24', { last: 'SAME' }, 'BLOCK tankLastCargo'],
    ['no outlet below', '1294', 'C21', { discharge: 'BOTTOM' }, 'BLOCK tankDischarge'],
    ['no coils for it', '1294', 'S24', { heating: 'ELECTRIC' }, 'BLOCK tankNoHeating'],
    ['the operator leaves its class out', '1294', 'S24', { way: { ...WAY, excludes: ['3'] } }, 'BLOCK tankOperator'],
    ['nobody near can wash it', '1294', 'S24', { way: { ...WAY, returnTo: null } }, 'NEED_APPROVAL tankDepot'],
    ['its test falls due on the way', '1294', 'S24', { way: { ...WAY, testDue: '2027-01-25' } }, 'BLOCK tankTestDue'],
    ['a poison of the list', '1098', 'X20', {}, 'BLOCK tankToxic'],
  ] as const)('is judged $4: %s', (_, un, code, change, expected) => {
    expect(against(un, code, change)).toContain(expected);
  });

  it('has no freezing finding when heated, and none when the inhibitor lasts', () => {
    expect(against('2789', 'S24', { ...winter, heating: 'STEAM' })).not.toContain('NEED_APPROVAL tankFreeze');
    expect(against('2055', 'S24', { inhibitorUntil: '2027-02-04' })).not.toContain('BLOCK tankInhibitor');
  });
});
